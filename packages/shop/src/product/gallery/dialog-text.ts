import { DIALOG } from './dialog-contract.ts';

/** A text of the dialog that the page prints, in the page's language. */
export function dialogText(selector?: string): string | undefined {
  const dialog = document.getElementById(DIALOG.id);
  const element = selector ? dialog?.querySelector(selector) : dialog;
  return element?.getAttribute('aria-label') || element?.getAttribute('title') || undefined;
}
