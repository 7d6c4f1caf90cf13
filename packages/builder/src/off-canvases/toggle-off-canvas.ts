import { showClosing } from '@stirrup/overlays';
import { CLOSING_CLASS, NESTED_NAV, TOGGLE_IDS, TOGGLED_BY } from './contract.ts';
import { knownOffCanvases } from './known-off-canvases.ts';
import { isShown, show } from './show.ts';
import { showState } from './show-state.ts';

/**
 * Opens a panel beside the page, or closes it. One whose island is not up yet shows at once, and is taken over as it is
 * then; the builder's menus open and close the same way.
 *
 * @param opener What gets the focus back when the panel closes; it says whether the panel is open.
 *
 * @example
 * ```html
 * <div class="brxe-offcanvas" id="brxe-offca1" data-direction="right">…</div>
 * ```
 * ```ts
 * toggleOffCanvas(panel, button);
 * ```
 * Follows contracts/bricks-elements.md §§20, 21.
 */
export function toggleOffCanvas(element: HTMLElement, opener: Element): void {
  const isOpening = !isShown(element);
  const id = TOGGLE_IDS.map((attribute) => opener.getAttribute(attribute)).find(Boolean);
  if (isOpening && id) element.setAttribute(TOGGLED_BY, id);
  const panel = knownOffCanvases().get(element);
  if (!panel) change(element, isOpening);
  else if (isOpening) panel.open(opener);
  else panel.close();
  showState(opener, isOpening);
}

function change(element: HTMLElement, isOpening: boolean): void {
  if (isOpening || !element.matches(NESTED_NAV)) {
    show(element, isOpening);
    return;
  }
  const { classList } = element;
  showClosing((isClosing) => {
    if (isClosing) classList.add(CLOSING_CLASS);
    // Otherwise it has been opened again.
    else if (classList.contains(CLOSING_CLASS)) show(element, false);
  });
}
