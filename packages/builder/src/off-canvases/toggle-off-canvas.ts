import { showClosing } from '@stirrup/overlays';
import { CLOSING_CLASS, NESTED_NAV, OPEN_CLASS, TOGGLE_IDS, TOGGLED_BY } from './contract.ts';
import { knownOffCanvases } from './known-off-canvases.ts';
import { isShown, show } from './show.ts';
import { showState } from './show-state.ts';

/**
 * Opens a panel beside the page, or closes it. One whose island is not up yet shows at once, and is taken over as it is
 * then; the builder's menus open and close the same way.
 *
 * @param target The panel, or a selector: the first that it finds.
 * @param opener What gets the focus back when the panel closes; it says whether the panel is open.
 * @returns Whether there is such an element.
 * @throws {DOMException} for a selector that is none.
 * @example
 * ```html
 * <div class="brxe-offcanvas" id="brxe-offca1" data-direction="right">…</div>
 * ```
 * ```ts
 * toggleOffCanvas('#brxe-offca1', button);
 * ```
 * Follows contracts/bricks-elements.md §§20, 21.
 */
export function toggleOffCanvas(target: string | Element, opener?: Element): boolean {
  const element = typeof target === 'string' ? document.querySelector(target) : target;
  if (!(element instanceof HTMLElement)) return false;
  const isOpening = !isShown(element);
  const id = TOGGLE_IDS.map((attribute) => opener?.getAttribute(attribute)).find(Boolean);
  if (isOpening && id) element.setAttribute(TOGGLED_BY, id);
  const panel = knownOffCanvases().get(element);
  if (!panel) change(element, isOpening);
  else if (isOpening) panel.open(opener);
  else panel.close();
  if (opener) showState(opener, isOpening);
  return true;
}

function change(element: HTMLElement, isOpening: boolean): void {
  const { classList } = element;
  if (isOpening || !element.matches(NESTED_NAV)) {
    classList.remove(CLOSING_CLASS);
    show(element, isOpening);
    return;
  }
  showClosing((isClosing) => {
    if (isClosing) classList.add(CLOSING_CLASS);
    // Otherwise it has been opened again.
    else if (classList.contains(CLOSING_CLASS)) classList.remove(OPEN_CLASS, CLOSING_CLASS);
  });
}
