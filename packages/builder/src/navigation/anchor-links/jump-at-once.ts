import { reducedMotion } from '@stirrup/runtime';

/**
 * Lets the browser jump to places at once while the visitor prefers reduced motion, whatever the page's styles say. Set
 * in advance, because nothing tells before a jump that it is about to happen.
 */
export function jumpAtOnce(signal: AbortSignal): void {
  const query = reducedMotion();
  const apply = () =>
    document.documentElement.style.setProperty('scroll-behavior', query.matches ? 'auto' : '', 'important');
  if (query.matches) apply();
  query.addEventListener('change', apply, { signal });
}
