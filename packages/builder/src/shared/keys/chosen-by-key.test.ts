import { afterEach, expect, it } from 'vitest';
import { chosenByKey } from './chosen-by-key.ts';

afterEach(() => document.body.replaceChildren());

/** Presses a key on the first of three buttons. */
function press(key: string, activation: 'automatic' | 'manual') {
  document.body.innerHTML = '<button></button>'.repeat(3);
  const parts = [...document.querySelectorAll('button')].map((element, index) => ({ element, index }));
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  parts[0]?.element.focus();
  parts[0]?.element.dispatchEvent(event);
  const chosen = chosenByKey(event, parts, { orientation: 'horizontal', activation })?.index;
  const focused = parts.findIndex(({ element }) => element === document.activeElement);
  return { chosen, focused, isPrevented: event.defaultPrevented };
}

it.each([
  ['ArrowLeft', 'automatic', { chosen: 2, focused: 2, isPrevented: true }],
  ['ArrowLeft', 'manual', { chosen: undefined, focused: 2, isPrevented: true }],
  ['Home', 'manual', { chosen: undefined, focused: 0, isPrevented: true }],
  ['Enter', 'manual', { chosen: 0, focused: 0, isPrevented: true }],
  [' ', 'automatic', { chosen: 0, focused: 0, isPrevented: true }],
  ['ArrowDown', 'automatic', { chosen: undefined, focused: 0, isPrevented: false }],
] as const)('%s, activation %s', (key, activation, outcome) => {
  expect(press(key, activation)).toEqual(outcome);
});
