import { pageRegistry, reducedMotion } from '@stirrup/runtime';

/**
 * Lets the browser jump to places at once while the visitor prefers reduced motion, whatever the page's styles say. Set
 * once for the page, because nothing else tells before a jump that it is about to happen.
 */
export function jumpAtOnce(): void {
  pageRegistry().shared('anchor-links/at-once', () => {
    const query = reducedMotion();
    const apply = () =>
      document.documentElement.style.setProperty('scroll-behavior', query.matches ? 'auto' : '', 'important');
    if (query.matches) apply();
    query.addEventListener('change', apply);
    return query;
  });
}
