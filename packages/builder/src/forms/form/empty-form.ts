import { membersOf } from '@stirrup/runtime';
import { partsIn } from '../form-fields/named-parts.ts';

/** Resets a form whose entries have been accepted, with its pictures of the media library. */
export function emptyForm(form: HTMLFormElement): void {
  membersOf(form).reset();
  for (const button of partsIn(form, 'removePicture')) button.click();
}
