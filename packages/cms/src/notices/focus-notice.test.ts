import { STATE_ATTRIBUTE } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusNotice } from './focus-notice.ts';
import { showNotices } from './notices.ts';
import { offerButton } from './offer-dismissal.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<button></button><input><ul class="woocommerce-error" role="alert"><li>Sold out.</li></ul>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Calls for the focus, does something 300 ms later, and returns whether the notice has the focus in the end. */
function isFocusedAfter(act: () => void): boolean {
  focusNotice(document);
  vi.advanceTimersByTime(300);
  act();
  vi.advanceTimersByTime(300);
  return document.activeElement?.matches('.woocommerce-error') === true;
}
const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

it('focuses the first alert after half a second', () => {
  expect(isFocusedAfter(() => undefined)).toBe(true);
});

it.each(['Alt', 'Control', 'Shift'])('focuses it for a visitor who presses %s, as for a screen reader', (key) => {
  expect(isFocusedAfter(() => press(key))).toBe(true);
});

it.each([
  ['types in a field', () => document.querySelector('input')?.focus()],
  ['goes on with Tab', () => press('Tab')],
  ['goes on with the pointer', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
])('leaves the focus to a visitor who %s', (_, act) => {
  expect(isFocusedAfter(act)).toBe(false);
});

it('waits anew for each new notice, also after the visitor went on', () => {
  expect(isFocusedAfter(() => press('Tab'))).toBe(false);
  const comeAgain = () => {
    for (const list of document.querySelectorAll('ul')) list.replaceWith(list.cloneNode(true));
    focusNotice(document);
  };
  comeAgain();
  expect(isFocusedAfter(comeAgain)).toBe(false);
  vi.advanceTimersByTime(200);
  expect(document.activeElement?.matches('.woocommerce-error')).toBe(true);
});

it.each([
  ['had the focus', () => undefined],
  ['the visitor went on from', () => press('Tab')],
])('leaves the focus at the next event to a visitor whose old notice %s', (_, act) => {
  isFocusedAfter(act);
  document.querySelector('button')?.focus();
  expect(isFocusedAfter(() => undefined)).toBe(false);
});

it('does nothing without an alert', () => {
  document.querySelector('ul')?.remove();
  expect(isFocusedAfter(() => undefined)).toBe(false);
});

it('focuses the first of those by which a refresh replaces it meanwhile', () => {
  const old = '<div class="woocommerce-message" role="alert">Cart updated.</div>';
  document.body.innerHTML = `<div class="woocommerce-notices-wrapper">${old}</div>`;
  focusNotice(document);
  vi.advanceTimersByTime(300);
  showNotices(`${old}<ul class="woocommerce-error" role="alert"><li>Sold out.</li></ul>`);
  vi.advanceTimersByTime(300);
  expect(document.activeElement?.textContent).toBe('Cart updated.');
});

it('focuses the alert that it waits for, not one that comes before it', () => {
  const other = '<ul class="woocommerce-error" role="alert" id="other"><li>Offline.</li></ul>';
  expect(isFocusedAfter(() => document.body.insertAdjacentHTML('afterbegin', other))).toBe(true);
  expect(document.activeElement?.id).toBe('');
});

it('leaves the focus of a visitor whose act the notices do not answer, also at the shop’s next event', () => {
  document.body.innerHTML = '<div class="woocommerce-notices-wrapper"></div>';
  showNotices('<ul class="woocommerce-error" role="alert"><li>Sold out.</li></ul>');
  expect(isFocusedAfter(() => undefined)).toBe(false);
});

it('takes the first one that shows, not one in a closed panel before it', () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<div style="display:none">${document.querySelector('ul')?.outerHTML}</div>`,
  );
  focusNotice(document);
  vi.advanceTimersByTime(600);
  expect(document.activeElement).toBe(document.querySelector('body > .woocommerce-error'));
});

it('keeps a visitor at the notices whose notice is replaced', () => {
  vi.useRealTimers();
  document.body.innerHTML = '<div class="woocommerce-notices-wrapper"></div>';
  const notice = (text: string) =>
    `<div class="woocommerce-message" role="alert">${text} <a href="/cart/">View cart</a></div>`;
  showNotices(notice('One'));
  document.querySelector('a')?.focus();
  showNotices(notice('Two'));
  expect(document.activeElement?.textContent).toMatch(/^Two/);
});

it('removes a notice by its button where the island of notices has failed', () => {
  document.body.innerHTML = '<div class="woocommerce-message">Saved.</div>';
  const [notice] = document.querySelectorAll('.woocommerce-message');
  if (notice) offerButton(notice);
  const press = () => document.querySelector('button')?.click();
  press();
  expect(document.querySelector('.woocommerce-message')).toBe(notice);
  notice?.setAttribute(STATE_ATTRIBUTE, 'failed');
  press();
  expect(document.querySelector('.woocommerce-message')).toBe(null);
});
