import { sourceOf } from '@stirrup/cms/lazy';
import { type LightboxItem, pictureAddress } from '@stirrup/lightbox';
import { ITEM, PICTURE } from './contract.ts';
import type { Film, readFilm } from './read-film.ts';

/** One picture or film of the page. */
export interface PageItem extends LightboxItem {
  readonly link: HTMLAnchorElement;
  readonly film?: Film;
}

/** Size of a picture that tells none, in px; its own one follows when it has loaded. */
const UNKNOWN = { width: 1600, height: 900 };

/**
 * The picture or film that a link leads to; undefined if it leads to none.
 *
 * @param read reads films, if the page has any.
 */
export function readItem(
  link: HTMLAnchorElement,
  isCaptioned: boolean,
  read: typeof readFilm | undefined,
): PageItem | undefined {
  const element = link.querySelector<HTMLElement>(PICTURE) ?? link;
  const image = element instanceof HTMLImageElement ? element : undefined;
  const common = {
    link,
    element,
    alt: nameOf(link, element),
    caption: (isCaptioned && link.getAttribute(ITEM.caption)) || '',
    ...(image && { msrc: sourceOf(image) }),
  };
  if (link.hasAttribute(ITEM.film)) {
    const film = read?.(link);
    return film && { ...common, ...film.size, type: 'film', film, ...('url' in film && { src: film.url }) };
  }
  const src = pictureAddress(link.getAttribute(ITEM.src) || link.getAttribute('href'));
  if (!src) return undefined;
  const [width, height] = [Number(link.getAttribute(ITEM.width)), Number(link.getAttribute(ITEM.height))];
  const { naturalWidth = 0, naturalHeight = 0 } = image ?? {};
  const guess = naturalHeight ? { ...UNKNOWN, height: (UNKNOWN.width * naturalHeight) / naturalWidth } : UNKNOWN;
  return {
    ...common,
    ...(width > 0 && height > 0 ? { width, height } : guess),
    src,
    thumbCropped: link.getAttribute(ITEM.isCropped) === 'true' || !image,
  };
}

/** The picture's description; the builder's labels of links hold only a number. */
function nameOf(link: HTMLElement, element: HTMLElement): string {
  const described = element === link ? '' : element.getAttribute('alt') || element.getAttribute('aria-label');
  return described || link.title || link.textContent.trim() || link.getAttribute('aria-label') || '';
}
