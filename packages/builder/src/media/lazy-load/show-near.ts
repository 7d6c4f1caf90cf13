import { LAZY, showLazy } from '@stirrup/cms/lazy';
import { FUNCTION, ISOTOPE_CLASS, MASONRY } from './contract.ts';

/** One observer per distance, for all areas of the page; most pages need only one. */
const observers = new Map<number, IntersectionObserver>();

/** An observer that shows each element once it is within `offset` px of the viewport. */
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

/**
 * Shows an element. If it may change a layout that another script calculates, that script is called (bricks-elements.md
 * §3.2).
 */
export function show(element: Element): void {
  if (!element.matches(LAZY)) return;
  showLazy(element);
  if (element.classList.contains(ISOTOPE_CLASS)) layOut();
  if (element.matches(MASONRY)) element.addEventListener('load', layOut, { once: true });
}

function layOut(): void {
  const act: unknown = Reflect.get(globalThis, FUNCTION.layOut);
  if (typeof act === 'function') act();
}
