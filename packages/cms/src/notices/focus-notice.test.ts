import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusNotice } from './focus-notice.ts';

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

it('waits anew when notices come again, also after the visitor went on', () => {
  expect(isFocusedAfter(() => press('Tab'))).toBe(false);
  expect(isFocusedAfter(() => focusNotice(document))).toBe(false);
  vi.advanceTimersByTime(200);
  expect(document.activeElement?.matches('.woocommerce-error')).toBe(true);
});

it('does nothing without an alert', () => {
  document.querySelector('ul')?.remove();
  expect(isFocusedAfter(() => undefined)).toBe(false);
});
