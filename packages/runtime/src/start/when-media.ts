import { warn } from '../warn.ts';

/** Starts once the media query matches. */
export function whenMedia(query: string, begin: () => unknown, signal: AbortSignal): void {
  const list = matchMedia(query);
  if (process.env.NODE_ENV !== 'production' && list.media === 'not all') {
    warn(`"media(${query})" never matches. Write the query as in CSS: media((min-width: 48rem))`);
  }
  const check = () => {
    if (list.matches) begin();
  };
  check();
  list.addEventListener('change', check, { signal });
}
