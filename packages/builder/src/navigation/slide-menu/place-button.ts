import { MADE } from './contract.ts';
import type { Row } from './rows.ts';

/**
 * Places a button beside the link of its item, and returns a function that removes it. The plugin's script puts it
 * inside the link, where a control is invalid HTML.
 */
export function placeButton({ link, subMenu, button }: Row): () => void {
  if (!link) {
    subMenu.before(button);
    return () => button.remove();
  }
  const row = document.createElement('div');
  row.className = MADE.row;
  row.style.cssText = 'display:grid;grid-template-columns:1fr auto';
  /** Moves the link, which keeps the focus. */
  const move = (act: () => void) => {
    const hasFocus = link === document.activeElement;
    act();
    if (hasFocus) link.focus({ preventScroll: true });
  };
  link.before(row);
  move(() => row.append(link, button));
  return () => move(() => row.replaceWith(link));
}
