import { forget, readStored, store } from '@stirrup/cms/storage';
import { membersOf } from '@stirrup/runtime';
import { IDENTITY, KEY, NOT_KEPT } from './storage-contract.ts';

/** Storage in the tab for one aspect of a form. If storage is full or blocked, it silently keeps nothing. */
export interface FormStorage {
  /** Reads the stored text; null if there is none. */
  read(): string | null;
  /** Writes a text; undefined removes it. */
  write(text: string | undefined): void;
}

/**
 * The storage for one aspect of a form, until the tab is closed. Its key includes the page with its query, which may say
 * what the form edits, the form and the loop item; forms that are the same in all of it are counted.
 */
export function formStorage(form: HTMLFormElement, part: string): FormStorage {
  const identity = identityOf(form);
  const twins = [...document.forms].filter((other) => identityOf(other) === identity);
  const key = [KEY, part, location.pathname + location.search, identity, twins.indexOf(form)].join('|');
  return {
    read: () => (membersOf(form).matches(NOT_KEPT) ? null : readStored('sessionStorage', key)),
    write: (text) => {
      if (membersOf(form).matches(NOT_KEPT)) return;
      if (text === undefined) forget('sessionStorage', key);
      else store('sessionStorage', key, text);
    },
  };
}

function identityOf(form: HTMLFormElement): string {
  return IDENTITY.map((name) => membersOf(form).getAttribute(name) ?? '').join('|');
}
