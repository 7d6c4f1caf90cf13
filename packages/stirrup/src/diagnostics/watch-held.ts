import { membersOf, pageRegistry } from '@stirrup/runtime';
import type { Report } from './mistake.ts';

/** Longest time in ms for which an event may be held without a report. */
const PATIENCE = 1000;

/** Reports islands for which an event waits too long: they are marked as busy meanwhile. */
export function watchHeld(report: Report): void {
  const waiting = new WeakSet<Element>();
  const watch = (element: Element) => {
    const isHeld = () =>
      membersOf(element).getAttribute('aria-busy') === 'true' &&
      pageRegistry()
        .claimsOf(element)
        .some(({ isComingUp }) => isComingUp);
    if (waiting.has(element) || !isHeld()) return;
    waiting.add(element);
    setTimeout(() => {
      waiting.delete(element);
      if (!isHeld()) return;
      const names = pageRegistry()
        .claimsOf(element)
        .filter(({ isComingUp }) => isComingUp);
      const list = names.map(({ definition }) => `"${definition.name}"`).join(', ');
      report('held-long', element, `an event has waited for island ${list} for more than a second`);
    }, PATIENCE);
  };
  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Element) watch(target);
  });
  observer.observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
  for (const element of document.querySelectorAll('[aria-busy="true"]')) watch(element);
}
