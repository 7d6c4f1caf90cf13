import { membersOf, rootSelector } from '@stirrup/runtime';
import { partsIn } from '../form-fields/named-parts.ts';
import { SECRET } from './contract.ts';
import { enter, entryOf, isAsPrinted, keptFields, parseEntries } from './entries.ts';
import { formStorage } from './form-storage.ts';

/** Keeps the entries of a form. */
export interface KeptWords {
  /** Call it when the entries have been accepted: later entries are kept anew. */
  forget(): void;
}

/**
 * Keeps a visitor's entries in a form while the page is reloaded by accident, or left and come back to in the same
 * tab, and restores them: only where a field is still as the server has printed it. Passwords, files, payment data and
 * traps for robots are never kept. Typing costs nothing: entries are stored when the page goes.
 *
 * @example
 * ```html
 * <form class="brxe-form" data-element-id="contac">
 *   <textarea name="form-field-text"></textarea>
 *   <div class="form-group" data-no-keep><input name="form-field-iban"></div>
 * </form>
 * ```
 * ```ts
 * const words = keepWords(form, signal);
 * if (isAccepted) words.forget();
 * ```
 */
export function keepWords(form: HTMLFormElement, signal: AbortSignal): KeptWords {
  const storage = formStorage(form, 'words');
  // A password that is shown looks like any text.
  const shown = membersOf(form).querySelectorAll(`:is(${rootSelector('password-toggle')}) input`);
  const secrets = new Set([...membersOf(form).querySelectorAll(SECRET), ...partsIn(form, 'password'), ...shown]);
  const fields = () => [...keptFields(form)].filter(([, control]) => !secrets.has(control));
  const kept = parseEntries(storage.read());
  // Another form of the same name has nothing to say of what this one keeps, and the other way round.
  // Entries made while this code was loading were heard by no listener.
  let isTouched = kept.size > 0 || fields().some(([, control]) => !isAsPrinted(control));
  const touch = () => {
    isTouched = true;
  };
  const write = () => {
    if (!isTouched) return;
    const changed = fields().filter(([, control]) => !isAsPrinted(control));
    const entries = changed.map(([key, control]) => [key, entryOf(control)] as const);
    storage.write(entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : undefined);
  };
  const forget = () => {
    isTouched = false;
    storage.write(undefined);
  };
  const waiting = fields().filter(([key, control]) => kept.has(key) && isAsPrinted(control));
  for (const [key, control] of waiting) enter(control, kept.get(key) ?? []);

  for (const type of ['input', 'change']) membersOf(form).addEventListener(type, touch, { signal });
  membersOf(form).addEventListener('reset', forget, { signal });
  addEventListener('pagehide', write, { signal });
  // Phones end pages that are out of sight without a word.
  document.addEventListener('visibilitychange', () => document.hidden && write(), { signal });
  signal.addEventListener('abort', write);
  return { forget };
}
