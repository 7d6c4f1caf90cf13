import { warn } from '../warn.ts';

/** Starts once the media query matches. */
export function whenMedia(query: string, begin: () => unknown, signal: AbortSignal): void {
  const list = matchMedia(query);
  // A word without brackets is the name of a kind of device, and there are no others.
  const isWord = /^(?!(?:all|screen|print)$)[\w-]+$/i.test(query);
  if (process.env.NODE_ENV !== 'production' && (isWord || list.media === 'not all')) {
    warn(`"media(${query})" never matches. Write the query as in CSS: media((min-width: 48rem))`);
  }
  const check = () => {
    if (list.matches) begin();
  };
  check();
  list.addEventListener('change', check, { signal });
}
