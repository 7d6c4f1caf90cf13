import { FILLED, HIDE_IF_EMPTY, UNREADABLE } from './empty-contract.ts';

/**
 * Hides a widget whose cart is empty as soon as it is found: later the page would move. The code of the island shows it,
 * and hides it again, as the cart changes.
 */
export function hideEmpty(widget: HTMLElement): void {
  if (widget.querySelector(HIDE_IF_EMPTY) && isEmpty()) widget.style.display = 'none';
}

/** Reverts {@link hideEmpty}. */
export function showWidget(widget: HTMLElement): void {
  if (widget.querySelector(HIDE_IF_EMPTY)) widget.style.removeProperty('display');
}

/** False also where nothing can be read: the code of the island asks the server then. */
function isEmpty(): boolean {
  try {
    return !FILLED.test(document.cookie) && localStorage.getItem(UNREADABLE) === null;
  } catch {
    return false;
  }
}
