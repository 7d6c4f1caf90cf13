import { warn } from '../warn.ts';

/** Starts once the media query matches. */
export function whenMedia(query: string, begin: () => unknown, signal: AbortSignal): void {
  const list = matchMedia(query);
  if (process.env.NODE_ENV !== 'production' && list.media === 'not all') {
    warn(`"media(${query})" never matches. Write the query as in CSS: media((min-width: 48rem))`);
  }
  if (list.matches) begin();
  else {
    const listen = () => {
      if (list.matches) begin();
    };
    list.addEventListener('change', listen, { signal });
  }
}
