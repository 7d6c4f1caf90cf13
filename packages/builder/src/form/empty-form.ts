import { membersOf } from '@stirrup/runtime';
import { REMOVE_PICTURE } from './contract.ts';

/** Empties a form whose entries have been taken, pictures of the media library too. */
export function emptyForm(form: HTMLFormElement): void {
  membersOf(form).reset();
  for (const button of membersOf(form).querySelectorAll<HTMLElement>(REMOVE_PICTURE)) button.click();
}
