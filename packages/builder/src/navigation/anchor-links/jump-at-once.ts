import { reducedMotion } from '@stirrup/runtime';

/**
 * Lets the browser jump to places at once while the visitor prefers reduced motion, whatever the page's styles say. Set
 * in advance, because nothing tells before a jump that it is about to happen.
 */
export function jumpAtOnce(signal: AbortSignal): void {
  const query = reducedMotion();
  const { style } = document.documentElement;
  const printed = style.scrollBehavior;
  const apply = (isReduced: boolean) =>
    style.setProperty('scroll-behavior', isReduced ? 'auto' : printed, isReduced ? 'important' : '');
  if (query.matches) apply(true);
  query.addEventListener('change', () => apply(query.matches), { signal });
  signal.addEventListener('abort', () => apply(false));
}
