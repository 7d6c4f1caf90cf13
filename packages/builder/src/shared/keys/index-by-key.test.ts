import { afterEach, describe, expect, it, vi } from 'vitest';
import { indexByKey } from './index-by-key.ts';
import { isPress } from './is-press.ts';

afterEach(() => document.body.replaceChildren());

interface Layout {
  readonly direction?: 'ltr' | 'rtl';
  readonly orientation?: 'horizontal' | 'vertical';
  readonly isStacked?: boolean;
}

/** Creates three elements, and returns a function that presses a key on one of them and returns the resulting index. */
function open({ direction = 'ltr', orientation = 'horizontal', isStacked = false }: Layout = {}) {
  document.body.innerHTML = `<div style="direction: ${direction}">${`<p style="direction: ${direction}"><input></p>`.repeat(3)}</div>`;
  const elements = [...document.querySelectorAll('p')];
  for (const [index, element] of elements.entries()) {
    const box = isStacked ? new DOMRect(0, index * 40, 100, 40) : new DOMRect(index * 100, 0, 100, 40);
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(box);
  }
  return (key: string, from: number, init: KeyboardEventInit = {}, inside = '') => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init });
    const target = inside ? elements[from]?.querySelector(inside) : elements[from];
    target?.dispatchEvent(event);
    return indexByKey(event, elements, orientation);
  };
}

describe('the key', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['Home', 0, 0],
    ['End', 0, 2],
    ['End', 2, 2],
    ['Enter', 1, 1],
    [' ', 1, 1],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(open()(key, from)).toBe(to);
  });

  it.each(['ArrowUp', 'ArrowDown', 'a', 'Tab', 'Escape', 'PageDown'])('%j is left to the browser', (key) => {
    expect(open()(key, 1)).toBeUndefined();
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('is left to the browser together with %s', (modifier) => {
    expect(open()('ArrowRight', 0, { [modifier]: true })).toBeUndefined();
    expect(isPress(new KeyboardEvent('keydown', { key: 'Enter', [modifier]: true }))).toBe(false);
  });

  it('is ignored if it was pressed in a nested element', () => {
    expect(open()('Home', 2, {}, 'input')).toBeUndefined();
  });

  it('follows the reading direction', () => {
    const press = open({ direction: 'rtl' });
    expect([press('ArrowLeft', 0), press('ArrowRight', 0)]).toEqual([1, 2]);
  });

  it.each<Layout>([{ orientation: 'vertical' }, { isStacked: true }, { orientation: 'vertical', direction: 'rtl' }])(
    'moves up and down too: %j',
    (layout) => {
      const press = open(layout);
      expect([press('ArrowDown', 2), press('ArrowUp', 2), press('Home', 2)]).toEqual([0, 1, 0]);
    },
  );
});

it.each([
  ['Enter', true],
  [' ', true],
  ['a', false],
])('%j presses: %s', (key, presses) => {
  expect(isPress(new KeyboardEvent('keydown', { key }))).toBe(presses);
});
