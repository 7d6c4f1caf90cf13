import { LEGACY_SCRIPT } from './contract.ts';

/**
 * Keeps the key that has closed a popup from the old script, where that is still on the page: it hears Escape when the
 * key is let go, and would close the popup that was opened first.
 */
export function swallowKey(): void {
  if (!document.querySelector(LEGACY_SCRIPT)) return;
  const options = { capture: true, once: true };
  globalThis.addEventListener('keyup', (event) => event.stopImmediatePropagation(), options);
}
