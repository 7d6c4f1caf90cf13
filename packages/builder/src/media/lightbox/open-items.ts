import { elementText } from '@stirrup/cms/elements';
import { text } from '@stirrup/cms/texts';
import { openLightbox, prepareLightbox } from '@stirrup/lightbox';
import { type BehaviourIslandOf, type InferProps, importWithRetry } from '@stirrup/runtime';
import { DIALOG_CLASS, ITEM, type lightboxContract, PADDING, PICTURE } from './contract.ts';
import { findItems, indexOf } from './find-items.ts';
import { isInReach } from './is-in-reach.ts';
import { library } from './library.ts';
import { padding } from './padding.ts';
import type { lightboxProps } from './props.ts';
import { type PageItem, readItem } from './read-item.ts';
import { lightboxNames } from './texts.ts';

const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };

type Options = InferProps<typeof lightboxProps>;

/** A request to open a lightbox. */
export interface Opening {
  readonly island: Pick<BehaviourIslandOf<typeof lightboxContract>, 'element' | 'dialect' | 'names' | 'shows'>;
  readonly options: Options;
  readonly link: HTMLAnchorElement;
  /** Called when it opens. */
  readonly onOpen: () => void;
}

/** Fetches what a lightbox needs, ahead of its click. */
export function prepare(options: Options): void {
  prepareLightbox(library(options));
}

/**
 * Opens the items that belong together with a link, at that one.
 *
 * @returns a promise that resolves after closing, to the answer of `openLightbox`.
 * @throws {Error} if its code cannot be fetched, or the link leads to nothing that it can show.
 */
export async function openItems({ island, options, link, onOpen }: Opening, signal: AbortSignal): Promise<boolean> {
  const { element: root, dialect, names } = island;
  const links = findItems(root, link, names.parts.item ?? '', options.group);
  const clicked = links[indexOf(link, links)];
  const hasFilms = links.some((item) => item.hasAttribute(ITEM.film));
  const films = hasFilms ? await importWithRetry(() => import('./film-code.ts')) : undefined;
  const items = links.flatMap((item) => readItem(item, island.shows('captioned') ?? false, films?.readFilm) ?? []);
  const index = items.findIndex((item) => item.link === clicked);
  if (index < 0) throw new Error(`Stirrup: ${link.href} is neither a picture nor a film, so the browser follows it.`);
  const hasThumbnails = island.shows('thumbnailed') && items.length > 1;
  const strip = hasThumbnails ? await importWithRetry(() => import('./show-thumbnails.ts')) : undefined;
  const { animation, imageClick, thumbnailSize } = options;
  const outside = root.parentElement?.closest(`[${PADDING}]`)?.getAttribute(PADDING);
  const around = options.padding ?? padding.parse(outside ?? '') ?? NO_PADDING;
  return openLightbox<PageItem>(
    animation === 'none' ? items.map(({ msrc: _, ...item }) => item) : items,
    index,
    {
      ...library(options),
      opener: link,
      returnTo: (item) => (isInReach(item.link, root) ? item.link : undefined),
      label: options.label || root.getAttribute('aria-label') || text(lightboxNames, 'lightbox'),
      settings: {
        showHideAnimationType: animation,
        imageClickAction: imageClick === 'toogle-controls' ? 'toggle-controls' : imageClick,
        thumbSelector: PICTURE,
        counter: items.length > 1 && !island.shows('uncounted'),
        mainClass: DIALOG_CLASS[dialect] ?? '',
        padding: { ...around, bottom: around.bottom + (strip?.stripHeight(thumbnailSize) ?? 0) },
      },
      prepare: (lightbox, inOrder) => {
        films?.showFilms(lightbox, inOrder);
        strip?.showThumbnails(lightbox, inOrder, thumbnailSize, (item) =>
          elementText('slideX', items.findIndex((other) => other.link === item.link) + 1),
        );
        onOpen();
      },
    },
    signal,
  );
}
