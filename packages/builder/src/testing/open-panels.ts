import { type IslandDefinition, start } from '@stirrup/runtime';
import { vi } from 'vitest';
import { framesAtOnce } from '../../../../fixtures/frames-at-once.ts';
import { offCanvas } from '../overlays/off-canvas/island.ts';
import { toggle } from '../overlays/toggle/island.ts';
// Imported up front, so that no test waits for it.
import '../overlays/off-canvas/off-canvas.tsx';
import '../overlays/toggle/toggle.tsx';

const ISLANDS = '.brxe-offcanvas, .brxe-toggle, [data-island]';

/** Opens a page with panels and toggles. */
export async function openPanels(markup: unknown, ...more: IslandDefinition[]): Promise<void> {
  // Missing in happy-dom.
  vi.stubGlobal('reportError', (error: unknown) => console.error(error));
  framesAtOnce();
  document.body.innerHTML = String(markup);
  start(offCanvas, toggle, ...more);
  await panelsReady();
}

/** Resolves when all panels and toggles of the page are up. */
export async function panelsReady(): Promise<void> {
  const states = () =>
    [...document.querySelectorAll<HTMLElement>(ISLANDS)].map(({ dataset }) => dataset['islandState']);
  await vi.waitFor(() => {
    if (states().some((state) => state !== 'ready')) throw new Error(`Not all are up: ${states()}`);
  });
}

/** The first element that a selector finds. */
export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector} in ${document.body.innerHTML}`);
  return found;
}

/** The `aria-expanded` values of controls. */
export function expanded(...selectors: string[]): (string | null)[] {
  return selectors.map((selector) => find(selector).getAttribute('aria-expanded'));
}

/** Presses Escape on the focused element. */
export function pressEscape(): void {
  const where = document.activeElement ?? document.body;
  where.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}
