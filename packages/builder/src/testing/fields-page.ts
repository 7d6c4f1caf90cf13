import { afterEach, beforeEach, vi } from 'vitest';
import { lookAfter } from './look-after.ts';
import { the } from './the.ts';

let ending = new AbortController();

/** Uses fake timers, and cleans up after each test. */
export function withForm(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    // Silences warnings about missing settings: these few are enough here.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    endForm();
    vi.useRealTimers();
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });
}

/** Ends the validation of the form. */
export function endForm(): void {
  ending.abort();
}

/** A field in the builder's markup. */
export const field = (html: string, more = 'role="group"') => `<div class="form-group" ${more}>${html}</div>`;
export const NAME = field(
  '<label for="name">Name</label><input id="name" name="form-field-namef" required data-error-message="Your name, please">',
);
export const MAIL = field(
  '<input id="mail" name="form-field-mailf" type="email" aria-label="Mail" data-error-message="A mail, please">',
);
export const PICK = field(
  '<select id="pick" name="pick" aria-label="Pick" required data-error-message="Pick one"><option value="">-</option><option>One</option></select>',
);
export const BOXES = field(
  ['one', 'two']
    .map(
      (value) =>
        `<input type="checkbox" id="box-${value}" name="boxes[]" value="${value}" required><label for="box-${value}">${value}</label>`,
    )
    .join(''),
  'role="group" aria-labelledby="boxes"',
).replace('<input', '<div id="boxes">Boxes</div><input');

/** Opens a page with a form of these fields, and starts its validation. */
export function openForm(html: string, disabledOn: ('input' | 'blur')[] = []) {
  document.body.innerHTML = `<form novalidate>${html}</form>`;
  const form = the('form', HTMLFormElement);
  ending = new AbortController();
  return { form, ...lookAfter(form, disabledOn, ending.signal) };
}

export const input = (selector: string) => the(selector, HTMLInputElement);

/** Types into a field. */
export function type(selector: string, value: string) {
  const control = input(selector);
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
export const leave = (selector: string, relatedTarget: Element | null = null) =>
  input(selector).dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
/** The validation errors shown at fields. */
export const messages = () =>
  [...document.querySelectorAll('.form-group-error-message.show')].map((box) => box.textContent);
/** The error summary for screen readers. */
export const summary = () => document.querySelector('[role="alert"]')?.querySelector('ul')?.parentElement?.textContent;
/** Advances the timers, in ms. */
export const pause = (time = 300) => vi.advanceTimersByTime(time);
