import { expect, it, vi } from 'vitest';
import { bindPart } from './bind-part.ts';
import { createPart } from './part.ts';

const guard = (run: () => void) => run();

it('applies bindings one after the other, and restores the part', () => {
  const element = document.createElement('button');
  element.title = 'printed';
  const hold = bindPart(createPart('button', 0, element), guard);
  const [first, second] = [vi.fn(), vi.fn()];
  hold.apply({ title: 'one', onClick: first, is: { open: true } }, { open: 'is-open' });
  element.click();
  expect([element.title, element.className]).toEqual(['one', 'is-open']);
  hold.apply({ hidden: true, onClick: second }, { open: 'is-open' });
  element.click();
  expect([element.title, element.className, element.hidden]).toEqual(['printed', '', true]);
  hold.restore();
  element.click();
  expect(element.hidden).toBe(false);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

it('can be taken again after it was given back', () => {
  const element = document.createElement('button');
  const hold = bindPart(createPart('button', 0, element), guard);
  const onClick = vi.fn();
  hold.apply({ onClick }, {});
  hold.restore();
  hold.apply({ onClick, 'aria-pressed': true }, {});
  element.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(element.getAttribute('aria-pressed')).toBe('true');
});
