import type { Part } from '@stirrup/react';
import { SCRIPT_ID, TABS_CHANGED, type TabsChanged } from './contract.ts';

/** Tells other scripts that a tab was opened; its pane shows already, so they can measure it. */
export function raiseChanged(element: Element, title: Part | undefined, pane: Part | undefined): void {
  if (!title) return;
  const detail: TabsChanged = {
    elementId: element.getAttribute(SCRIPT_ID),
    activeIndex: title.index,
    activeTitle: title.element,
    activePane: pane?.element,
  };
  document.dispatchEvent(new CustomEvent(TABS_CHANGED, { detail }));
}
