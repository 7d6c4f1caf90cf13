import { afterEach, beforeEach, expect, it } from 'vitest';
import { followOverlay } from './index.ts';
import { closeAll, openThree, orders, printPage, the } from './testing/three-overlays.ts';

beforeEach(printPage);
afterEach(closeAll);

it.each(orders)('shows on each control whether the overlay is open, closed in the order %s, %s, %s', (...order) => {
  const life = new AbortController();
  const controls = ['open-a', 'open-b', 'open-c'].map(the);
  const expanded = () => controls.map((control) => control.getAttribute('aria-expanded'));
  the('open-a').setAttribute('aria-expanded', 'false');
  for (const [index, id] of ['a', 'b', 'c'].entries()) {
    if (index < 2) followOverlay(the(`open-${id}`), the(id), life.signal);
  }
  const overlays = openThree();
  followOverlay(the('open-c'), the('c'), life.signal);
  expect(expanded()).toEqual(['true', 'true', 'true']);
  for (const id of order) {
    overlays.get(id)?.close();
    expect(the(`open-${id}`).getAttribute('aria-expanded')).toBe('false');
  }
  life.abort();
  expect(expanded()).toEqual(['false', null, null]);
});
