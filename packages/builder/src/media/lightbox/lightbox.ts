import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { behaviour, createLazy, importWithRetry, isPlainClick } from '@stirrup/runtime';
import { lightboxContract } from './contract.ts';
import { lightboxProps } from './props.ts';

/** Time that a visitor waits for the lightbox before the link is followed, in ms. */
const PATIENCE = 10_000;

/**
 * Opens the pictures and films of a gallery, or of a link, over the page. Its code and PhotoSwipe are fetched when a
 * mouse button is down on an item, or by the click. If they do not come, the browser follows the link, as without scripts.
 *
 * A behaviour: it only listens; the lightbox is its own element.
 */
export default behaviour({ props: lightboxProps, contract: lightboxContract }, ({ island, ...options }) => {
  const { element: root, names, signal } = island;
  const selector = names.parts.item ?? '';
  const code = createLazy(() => importWithRetry(() => import('./open-items.ts')));
  let works = true;
  /** True from the click until the lightbox has closed, or does not come. */
  let isBusy = false;
  let isFollowing = false;

  const linkAt = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    return link && root.contains(link) && (link === root || link.matches(selector)) ? link : null;
  };
  const follow = (link: HTMLElement) => {
    isFollowing = true;
    link.click();
    isFollowing = false;
  };
  const open = async (link: HTMLAnchorElement) => {
    if (isBusy) return;
    isBusy = true;
    const life = new AbortController();
    const end = () => life.abort();
    const stopWaiting = () => {
      clearTimeout(patience);
      bind(false);
    };
    const patience = setTimeout(() => {
      end();
      follow(link);
    }, PATIENCE);
    life.signal.addEventListener('abort', () => {
      stopWaiting();
      isBusy = false;
    });
    signal.addEventListener('abort', end, { signal: life.signal });
    bind(true);
    try {
      const { openItems } = await code.load();
      if (!life.signal.aborted) works = await openItems({ island, options, link, onOpen: stopWaiting }, life.signal);
    } catch {
      if (!life.signal.aborted) follow(link);
    } finally {
      end();
    }
  };
  const handle = (event: MouseEvent, isAhead: boolean) => {
    const link = works && !isFollowing && !event.defaultPrevented && isPlainClick(event) ? linkAt(event) : null;
    if (!link || isAhead !== hasLegacyScript('bricks-scripts')) return;
    event.preventDefault();
    // The builder's own lightbox listens on the root and on links, too.
    if (isAhead) event.stopPropagation();
    void open(link);
  };
  const bind = (isWaiting: boolean) => {
    if (signal.aborted) return;
    island.bind({
      root: () => ({
        'aria-busy': isWaiting || null,
        onPointerDown: (event) => {
          // A finger may be about to scroll.
          if (event.pointerType !== 'mouse' || !linkAt(event) || !isPlainClick(event)) return;
          code.load().then(
            ({ prepare }) => prepare(options),
            () => undefined,
          );
        },
        onClickCapture: (event) => handle(event, true),
        onClick: (event) => handle(event, false),
      }),
    });
  };
  bind(false);
});
