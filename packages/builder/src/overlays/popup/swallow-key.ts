import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';

/**
 * Keeps the key that has closed a popup from the legacy script, where that is still on the page: it hears Escape when the
 * key is let go (bricks-dynamic.md §5.2), and would close the popup that was opened first.
 */
export function swallowKey(): void {
  if (!hasLegacyScript('bricks-scripts')) return;
  const options = { capture: true, once: true };
  globalThis.addEventListener('keyup', (event) => event.stopImmediatePropagation(), options);
}
