import { formStorage } from './form-storage.ts';

/** Whether something that a visitor has entered into a form before the page was loaded anew waits to be entered again. */
export function hasKeptWords(form: HTMLFormElement): boolean {
  return formStorage(form, 'words').read() !== null;
}
