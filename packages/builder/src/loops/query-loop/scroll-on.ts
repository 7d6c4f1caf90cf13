import { reducedMotion } from '@stirrup/runtime';
import type { Query } from '../query/query.ts';
import { loadAsScrolled } from './load-as-scrolled.ts';
import { offerButton } from './offer-button.ts';

/**
 * Loads more of a loop as the visitor scrolls. Visitors who prefer reduced motion, also from now on, get a button instead,
 * unless the trail has a control for it.
 */
export function scrollOn(query: Query, hasControl: boolean): void {
  const { signal } = query;
  const motion = reducedMotion();
  let current = new AbortController();
  const choose = () => {
    current.abort();
    current = new AbortController();
    const life = AbortSignal.any([signal, current.signal]);
    if (!motion.matches) loadAsScrolled(query, life);
    else if (!hasControl) offerButton(query, life);
  };
  motion.addEventListener('change', choose, { signal });
  choose();
}
