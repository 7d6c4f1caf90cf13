import { membersOf } from '@stirrup/runtime';
import { partsIn } from '../form-fields/named-parts.ts';

/** Empties a form whose entries have been taken, pictures of the media library too. */
export function emptyForm(form: HTMLFormElement): void {
  membersOf(form).reset();
  for (const button of partsIn(form, 'removePicture')) button.click();
}
