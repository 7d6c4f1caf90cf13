import { rootSelector } from '@stirrup/runtime';
import { STANDING_ROW } from './contract.ts';

/**
 * Hides the rows of a menu whose toggle the page does not display, so that no empty row is left, and shows them again
 * (bricks-elements.md §20). Returns a function to call whenever that may have changed.
 */
export function showRows(items: Element, signal: AbortSignal): () => void {
  /** The printed `display` of hidden rows. */
  const hidden = new Map<HTMLElement, string>();
  const reveal = (display: string, row: HTMLElement) => {
    row.style.display = display;
    hidden.delete(row);
  };
  signal.addEventListener('abort', () => hidden.forEach(reveal));
  return () => {
    // All styles are read before the first one changes.
    const rows = [...items.querySelectorAll(rootSelector('toggle'))].map((toggle) => ({
      row: toggle.parentElement,
      isShown: getComputedStyle(toggle).display !== 'none',
    }));
    for (const { row, isShown } of rows) {
      if (!row || row === items || row.closest(STANDING_ROW)) continue;
      const display = hidden.get(row);
      if (isShown && display !== undefined) reveal(display, row);
      else if (!isShown && display === undefined) {
        hidden.set(row, row.style.display);
        row.style.display = 'none';
      }
    }
  };
}
