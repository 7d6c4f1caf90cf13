import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';

/**
 * Keeps the key that has closed a popup from the legacy script, if it is still on the page. That script listens for the
 * release of Escape (bricks-dynamic.md §5.2), and would close the popup that was opened first.
 */
export function swallowKey(): void {
  if (!hasLegacyScript('bricks-scripts')) return;
  const options = { capture: true, once: true };
  globalThis.addEventListener('keyup', (event) => event.stopImmediatePropagation(), options);
}
