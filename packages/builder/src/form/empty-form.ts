import { REMOVE_PICTURE } from './contract.ts';
import { showRichText } from './rich-text.ts';

/** Empties a form whose entries have been taken: formatted text and pictures of the media library, too. */
export function emptyForm(form: HTMLFormElement): void {
  form.reset();
  showRichText(form);
  for (const button of form.querySelectorAll<HTMLElement>(REMOVE_PICTURE)) button.click();
}
