import { REMOVE_PICTURE } from './contract.ts';

/** Empties a form whose entries have been taken, pictures of the media library too. */
export function emptyForm(form: HTMLFormElement): void {
  form.reset();
  for (const button of form.querySelectorAll<HTMLElement>(REMOVE_PICTURE)) button.click();
}
