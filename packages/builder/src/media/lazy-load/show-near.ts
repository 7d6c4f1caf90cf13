import { LAZY, showLazy } from '@stirrup/cms/lazy';
import { FUNCTION, ISOTOPE_CLASS, MASONRY } from './contract.ts';

/** One for all areas of a page with the same distance: as a rule one for the page. */
const observers = new Map<number, IntersectionObserver>();

/** Shows each element that it observes, once it is so near to the viewport, in px. */
export function observerAt(offset: number): IntersectionObserver {
  const known = observers.get(offset);
  if (known) return known;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        show(target);
      }
    },
    { rootMargin: `${offset}px` },
  );
  observers.set(offset, observer);
  return observer;
}

/** Shows an element; layouts that other scripts reckon are told, where it may change them (bricks-elements.md §3.2). */
export function show(element: Element): void {
  if (!element.matches(LAZY)) return;
  showLazy(element);
  if (element.classList.contains(ISOTOPE_CLASS)) layOut();
  if (element.closest(MASONRY)) element.addEventListener('load', layOut, { once: true });
}

function layOut(): void {
  const act: unknown = Reflect.get(globalThis, FUNCTION.layOut);
  if (typeof act === 'function') act();
}
