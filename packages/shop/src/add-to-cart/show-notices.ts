import { fillHtml } from '@stirrup/cms';
import { NOTICE_OFFSET, NOTICES } from './contract.ts';

/** Shows the shop's notices in every place for them; false where the page has none (contracts/bricks-dynamic.md §8.1). */
export function showNotices(html: string, scroll: boolean): boolean {
  const places = [...document.querySelectorAll<HTMLElement>(NOTICES)];
  for (const place of places) fillHtml(place, html);
  const [first] = places;
  if (first && scroll) {
    const top = first.getBoundingClientRect().top + scrollY - NOTICE_OFFSET;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    scrollTo({ top, behavior });
  }
  return places.length > 0;
}
