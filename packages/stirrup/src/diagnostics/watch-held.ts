import { membersOf, pageRegistry } from '@stirrup/runtime';
import type { Report } from './mistake.ts';

/** Longest time in ms for which an event may be held without a report. */
const PATIENCE = 1000;

/** Reports islands for which an event waits too long: they are marked as busy meanwhile. */
export function watchHeld(report: Report): void {
  const { claimsOf } = pageRegistry();
  const waiting = new WeakSet<Element>();
  const watch = (element: Element) => {
    const held = () => {
      const isBusy = membersOf(element).getAttribute('aria-busy') === 'true';
      return isBusy ? claimsOf(element).filter(({ isComingUp }) => isComingUp) : [];
    };
    if (waiting.has(element) || held().length === 0) return;
    waiting.add(element);
    setTimeout(() => {
      waiting.delete(element);
      const claims = held();
      if (claims.length === 0) return;
      const list = claims.map(({ definition }) => `"${definition.name}"`).join(', ');
      report('held-long', element, `an event has waited for island ${list} for more than a second`);
    }, PATIENCE);
  };
  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Element) watch(target);
  });
  observer.observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
  for (const element of document.querySelectorAll('[aria-busy="true"]')) watch(element);
}
