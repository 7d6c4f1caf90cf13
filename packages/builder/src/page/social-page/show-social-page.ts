import { readGlobal } from '@stirrup/cms';
import { followSight } from '../../shared/follow-sight.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { BUILDER_GLOBAL, PLUGIN, SET_BY_FACEBOOK, SETTING, SIZE } from './facebook-contract.ts';
import { loadSdk } from './load-sdk.ts';

/** The place of a page of Facebook, and the options of its script. */
interface PagePlace {
  readonly root: HTMLElement;
  readonly place: Element;
  readonly locale: string;
  readonly appId: string;
}

/**
 * Shows a page of Facebook in its place, as wide as that, until the signal aborts.
 *
 * @throws {Error} if Facebook does not answer.
 */
export async function showSocialPage({ root, place, locale, appId }: PagePlace, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const printedWidth = Number(place.getAttribute(PLUGIN.width)) || SIZE.max;
  const height = Number(place.getAttribute(PLUGIN.height)) || SIZE.height;
  const content = [...place.childNodes];
  const restoreStyle = keepAttributes(root, ['style']);
  const restorePlace = keepAttributes(place, SET_BY_FACEBOOK);
  signal.addEventListener('abort', () => {
    restoreStyle();
    restorePlace();
  });
  // Nothing moves while the page comes.
  root.style.minHeight = `${height}px`;
  const setting = (name: string) => String(readGlobal(BUILDER_GLOBAL)?.[name] || '');
  const sdk = await loadSdk(locale || setting(SETTING.locale), appId || setting(SETTING.appId)).catch(
    (error: unknown) => {
      if (!signal.aborted) restoreStyle();
      throw error;
    },
  );
  if (signal.aborted) return;

  let isSeen = false;
  let shownWidth = 0;
  const show = () => {
    const width = Math.round(Math.max(SIZE.min, Math.min(printedWidth, root.clientWidth)));
    if (width === shownWidth) return;
    shownWidth = width;
    restorePlace();
    place.replaceChildren(...content);
    place.setAttribute(PLUGIN.width, `${width}`);
    place.classList.add(PLUGIN.name);
    sdk.XFBML.parse(root);
  };
  show();
  followSight(
    root,
    (next) => {
      isSeen = next;
      if (isSeen) show();
    },
    signal,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A window that is being resized has many widths.
  const sizes = new ResizeObserver(() => {
    clearTimeout(timer);
    if (isSeen) timer = setTimeout(show, 250);
  });
  sizes.observe(root);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    sizes.disconnect();
  });
}
