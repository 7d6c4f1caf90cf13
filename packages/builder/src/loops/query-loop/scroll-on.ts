import { reducedMotion } from '@stirrup/runtime';
import type { Query } from '../query/query.ts';
import { loadAsScrolled } from './load-as-scrolled.ts';
import { offerButton } from './offer-button.ts';

/**
 * Lets a loop grow as the visitor scrolls. Those who prefer reduced motion get a button instead, also when they change
 * their mind; where the trail has something to load more with, they have that.
 */
export function scrollOn(query: Query, hasControl: boolean): void {
  const { signal } = query;
  if (signal.aborted) return;
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
