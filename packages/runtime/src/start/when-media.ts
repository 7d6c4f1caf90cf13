import { warn } from '../warn.ts';

/** A word without brackets is a kind of device, and there are no others. */
const UNKNOWN_TYPE = /^(?!(?:all|screen|print)$)[\w-]+$/i;

/** Starts once the media query matches. */
export function whenMedia(query: string, begin: () => unknown, signal: AbortSignal): void {
  const list = matchMedia(query);
  if (process.env.NODE_ENV !== 'production' && (UNKNOWN_TYPE.test(query) || list.media === 'not all')) {
    warn(`"media(${query})" never matches. Write the query as in CSS: media((min-width: 48rem))`);
  }
  const check = () => {
    if (list.matches) begin();
  };
  check();
  list.addEventListener('change', check, { signal });
}
