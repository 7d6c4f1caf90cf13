import { forget, readStored, store } from '@stirrup/cms/storage';
import { membersOf } from '@stirrup/runtime';
import { IDENTITY, KEY, NOT_KEPT } from './storage-contract.ts';

/** A part of what is kept of a form in the tab: storage that is full or forbidden keeps nothing, and says nothing. */
export interface FormStorage {
  /** Null where there is nothing. */
  read(): string | null;
  /** Undefined forgets it. */
  write(text: string | undefined): void;
}

/** The storage of a part of a form: for this page, this form, this item of a loop, until the tab is closed. */
export function formStorage(form: HTMLFormElement, part: string): FormStorage {
  const own = IDENTITY.map((name) => membersOf(form).getAttribute(name) ?? '');
  const key = [KEY, part, location.pathname, ...own].join('|');
  return {
    read: () => (membersOf(form).matches(NOT_KEPT) ? null : readStored('sessionStorage', key)),
    write: (text) => {
      if (membersOf(form).matches(NOT_KEPT)) return;
      if (text === undefined) forget('sessionStorage', key);
      else store('sessionStorage', key, text);
    },
  };
}
