import { formStorage } from './form-storage.ts';

/** True if entries of a form from before a reload are stored and not restored yet. */
export function hasKeptEntries(form: HTMLFormElement): boolean {
  return formStorage(form, 'entries').read() !== null;
}
