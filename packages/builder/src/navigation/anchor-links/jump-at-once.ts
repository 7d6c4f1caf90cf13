import { reducedMotion } from '@stirrup/runtime';

/** In a layer, where `!important` wins over that of the page's own styles. */
const RULES = '@layer{:root{scroll-behavior:auto!important}}';

/**
 * Lets the browser jump to places at once while the visitor prefers reduced motion, whatever the page's styles say. Set
 * in advance, because nothing tells before a jump that it is about to happen.
 */
export function jumpAtOnce(signal: AbortSignal): void {
  const rules = new CSSStyleSheet({ media: reducedMotion().media });
  rules.replaceSync(RULES);
  document.adoptedStyleSheets.push(rules);
  signal.addEventListener('abort', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules);
  });
}
