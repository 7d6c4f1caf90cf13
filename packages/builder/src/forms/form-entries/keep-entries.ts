import { isEntered } from '@stirrup/cms';
import { membersOf, rootSelector } from '@stirrup/runtime';
import { afterReset } from '../form-fields/after-reset.ts';
import { partsIn } from '../form-fields/named-parts.ts';
import { SECRET } from './contract.ts';
import { enter, entryOf, keptFields, parseEntries } from './entries.ts';
import { formStorage } from './form-storage.ts';

/** Keeps the entries of a form. */
export interface KeptEntries {
  /** Discards the stored entries; called when the server has accepted them. Later entries are kept again. */
  forget(): void;
}

/**
 * Keeps a visitor's entries in a form over an accidental reload, or until the visitor comes back in the same tab, and
 * restores them in fields that still have the printed value. Passwords, files, payment data and honeypots are never
 * kept. Entries are stored when the page is left, so typing costs nothing.
 *
 * @example
 * ```html
 * <form class="brxe-form" data-element-id="contac">
 *   <textarea name="form-field-text"></textarea>
 *   <div class="form-group" data-no-keep><input name="form-field-iban"></div>
 * </form>
 * ```
 * ```ts
 * const entries = keepEntries(form, signal);
 * if (isAccepted) entries.forget();
 * ```
 */
export function keepEntries(form: HTMLFormElement, signal: AbortSignal): KeptEntries {
  const storage = formStorage(form, 'entries');
  // A visible password has the type `text`.
  const shown = membersOf(form).querySelectorAll(`:is(${rootSelector('password-toggle')}) input`);
  const secrets = new Set([...membersOf(form).querySelectorAll(SECRET), ...partsIn(form, 'password'), ...shown]);
  const fields = () => [...keptFields(form)].filter(([, control]) => !secrets.has(control));
  const kept = parseEntries(storage.read());
  // The stored entries of another form with the same name stay untouched, and so do this one's. Entries made while this
  // code was loading were missed by the listeners.
  let isTouched = kept.size > 0 || fields().some(([, control]) => isEntered(control));
  const touch = () => {
    isTouched = true;
  };
  const write = () => {
    if (!isTouched) return;
    const changed = fields().filter(([, control]) => isEntered(control));
    const entries = changed.map(([key, control]) => [key, entryOf(control)] as const);
    storage.write(entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : undefined);
  };
  const forget = () => {
    isTouched = false;
    storage.write(undefined);
  };
  const waiting = fields().filter(([key, control]) => kept.has(key) && !isEntered(control));
  for (const [key, control] of waiting) enter(control, kept.get(key) ?? []);

  for (const type of ['input', 'change']) membersOf(form).addEventListener(type, touch, { signal });
  afterReset(form, forget, signal);
  addEventListener('pagehide', write, { signal });
  // Phones close pages in the background without any event.
  document.addEventListener('visibilitychange', () => document.hidden && write(), { signal });
  signal.addEventListener('abort', write);
  return { forget };
}
