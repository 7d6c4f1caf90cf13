import { reducedMotion } from '@stirrup/runtime';
import { SCROLL } from './contract.ts';

/** Events by which the visitor interrupts the scrolling. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to notices: 100 px below the top, over 1,000 ms; at once if the visitor prefers reduced motion. The visitor's
 * own scrolling ends it.
 *
 * Follows woocommerce.md §4.1.5.
 */
export function scrollToNotices(element: Element): void {
  const target = () => element.getBoundingClientRect().top + scrollY - SCROLL.offset;
  // A theme's `scroll-behavior: smooth` would lag behind every step.
  const goTo = (top: number) => scrollTo({ top, behavior: 'instant' });
  if (reducedMotion().matches) {
    goTo(target());
    return;
  }
  const ending = new AbortController();
  for (const type of INTERRUPTIONS) {
    addEventListener(type, () => ending.abort(), { signal: ending.signal, passive: true });
  }
  const from = scrollY;
  const begin = performance.now();
  const step = () => {
    if (ending.signal.aborted) return;
    const part = Math.min(1, (performance.now() - begin) / SCROLL.duration);
    goTo(from + (target() - from) * (0.5 - Math.cos(part * Math.PI) / 2));
    if (part < 1) requestAnimationFrame(step);
    else ending.abort();
  };
  requestAnimationFrame(step);
}
