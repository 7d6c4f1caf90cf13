import { expect, it } from 'vitest';
import { input, leave, MAIL, messages, NAME, openForm, pause, type, withForm } from '../../testing/fields-page.ts';

withForm();

/** Composes text, as keyboards of phones and input methods do. */
function compose(value: string) {
  input('#mail').value = value;
  input('#mail').dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
}

it('shows no error while a word is composed, and clears one at once', () => {
  openForm(MAIL);
  type('#mail', 'j');
  compose('jo');
  pause();
  expect(messages()).toEqual([]);
  input('#mail').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  pause();
  expect(messages()).toEqual(['A mail, please']);
  compose('jo@stable.test');
  pause();
  expect(messages()).toEqual([]);
});

it('validates a field that was left, while a word is composed in the next one', () => {
  openForm(NAME + MAIL, ['input']);
  leave('#name');
  pause(200);
  compose('j');
  pause();
  expect(messages()).toEqual(['Your name, please']);
});
