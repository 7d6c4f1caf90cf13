import { afterEach, expect, it, vi } from 'vitest';
import { nameForms } from '../../testing/name-forms.ts';
import { showProgress } from './show-progress.ts';

afterEach(() => document.body.replaceChildren());

function form(): HTMLFormElement {
  document.body.innerHTML =
    '<form><input><div class="form-group submit-button-wrapper"><button type="submit">Send</button></div></form>';
  nameForms();
  const found = document.querySelector('form');
  if (!found) throw new Error('There is no form.');
  return found;
}

const box = () => document.querySelector('.upload-progress');
const bar = () => box()?.querySelector('progress');
const cancelButton = () => box()?.querySelector('button');

it('shows the progress before the button, and announces it at quarters', () => {
  const progress = showProgress(form(), () => undefined);
  expect(box()).toBeNull();
  const announced: string[] = [];
  for (const share of [0, 0.1, 0.3, 0.4, 0.8, 0.99]) {
    progress.update(share);
    const text = document.querySelector('.widget_shopping_cart_live_region')?.textContent ?? '';
    if (text && announced.at(-1) !== text) announced.push(text);
  }
  expect(announced).toEqual(['25 % uploaded', '75 % uploaded']);
  expect(box()?.nextElementSibling?.className).toBe('form-group submit-button-wrapper');
  expect([bar()?.value, bar()?.closest('label')?.textContent.trim()]).toEqual([0.99, 'Uploading files']);
  progress.end();
  expect(box()).toBeNull();
});

it('can be cancelled until everything is sent, and restores the focus', () => {
  const cancel = vi.fn();
  const progress = showProgress(form(), cancel);
  progress.update(0.5);
  cancelButton()?.click();
  expect(cancel).toHaveBeenCalledTimes(1);
  progress.update(1);
  expect(bar()?.hasAttribute('value')).toBe(false);
  cancelButton()?.focus();
  cancelButton()?.click();
  expect(cancel).toHaveBeenCalledTimes(1);
  progress.end();
  expect(document.activeElement?.textContent).toBe('Send');
});

it('shows nothing for an upload that finishes at once', () => {
  const progress = showProgress(form(), () => undefined);
  progress.update(1);
  expect(box()).toBeNull();
  progress.end();
});
