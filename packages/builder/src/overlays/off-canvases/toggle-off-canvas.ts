import { showClosing } from '@stirrup/overlays';
import { pageRegistry } from '@stirrup/runtime';
import { knownOffCanvases } from './known-off-canvases.ts';
import { nameToggle } from './name-toggle.ts';
import { nestedNav } from './nested-nav.ts';
import { pendingOpeners } from './opener-of.ts';
import { isShown, show } from './show.ts';

/**
 * Opens or closes a panel. A panel whose island is not up yet shows at once, starts, and the island takes over its
 * state. The builder's menus open and close in the same way.
 *
 * @param control The toggle, or the element with the interaction.
 * @param opener The element that gets the focus back when the panel closes; null for the focused element.
 * @returns True if the panel is opened.
 *
 * @example
 * ```html
 * <div class="brxe-offcanvas" id="brxe-offca1" data-direction="right">…</div>
 * ```
 * ```ts
 * toggleOffCanvas(panel, button);
 * ```
 * Follows bricks-elements.md §20, §21.
 */
export function toggleOffCanvas(element: HTMLElement, control: Element, opener: Element | null = control): boolean {
  const isOpening = !isShown(element);
  if (isOpening) nameToggle(element, control);
  const panel = knownOffCanvases().get(element);
  if (!panel && isOpening && opener) pendingOpeners().set(element, opener);
  else pendingOpeners().delete(element);
  if (!panel) change(element, isOpening);
  else if (isOpening) panel.open(opener);
  else panel.close();
  return isOpening;
}

function change(element: HTMLElement, isOpening: boolean): void {
  if (isOpening || !element.matches(nestedNav())) {
    show(element, isOpening);
    for (const claim of pageRegistry().claimsOf(element)) void claim.begin();
    return;
  }
  showClosing((isClosing) => {
    if (isClosing) show(element, true, true);
    // If it shows, it has been opened again.
    else if (!isShown(element)) show(element, false);
  });
}
