import { type IslandDefinition, start } from '@stirrup/runtime';
import { vi } from 'vitest';
import { framesAtOnce } from '../../../../fixtures/frames-at-once.ts';
import { dropdown } from '../navigation/dropdown/island.ts';
import { navNested } from '../navigation/nav-nested/island.ts';
import { offCanvas } from '../overlays/off-canvas/island.ts';
import { toggle } from '../overlays/toggle/island.ts';

/** Observers of sizes: happy-dom has no layout. */
const observers = new Set<WidthObserver>();

/** An observer that is called by {@link resizeMenus}. */
class WidthObserver implements ResizeObserver {
  readonly changed: () => void;
  constructor(changed: ResizeObserverCallback) {
    this.changed = () => changed([], this);
  }
  observe(): void {
    observers.add(this);
  }
  unobserve(): void {
    observers.delete(this);
  }
  disconnect(): void {
    observers.delete(this);
  }
}

/** Opens a page with nested menus, whose islands sleep. */
export function openMenus(markup: unknown, ...more: IslandDefinition[]): void {
  vi.stubGlobal('reportError', (error: unknown) => console.error(error));
  framesAtOnce();
  observers.clear();
  vi.stubGlobal('ResizeObserver', WidthObserver);
  document.body.innerHTML = String(markup);
  start(navNested, dropdown, toggle, offCanvas, ...more);
}

/** Changes the width of the page, as far as observers of sizes see it. */
export function resizeMenus(): void {
  for (const observer of [...observers]) observer.changed();
}
