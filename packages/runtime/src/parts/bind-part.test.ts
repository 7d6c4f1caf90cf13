import { expect, it, vi } from 'vitest';
import { bindPart } from './bind-part.ts';
import { createPart } from './part.ts';

const guard = (run: () => void) => run();

it('applies bindings one after the other, and restores the part', () => {
  const element = document.createElement('button');
  element.title = 'printed';
  const bound = bindPart(createPart('button', 0, element), guard);
  const [first, second] = [vi.fn(), vi.fn()];
  bound.apply({ title: 'one', onClick: first, is: { open: true } }, { open: 'is-open' });
  element.click();
  expect([element.title, element.className]).toEqual(['one', 'is-open']);
  bound.apply({ hidden: true, onClick: second }, { open: 'is-open' });
  element.click();
  expect([element.title, element.className, element.hidden]).toEqual(['printed', '', true]);
  bound.restore();
  element.click();
  expect(element.hidden).toBe(false);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

it('binds a part again after it was restored', () => {
  const element = document.createElement('button');
  const bound = bindPart(createPart('button', 0, element), guard);
  const onClick = vi.fn();
  bound.apply({ onClick }, {});
  bound.restore();
  bound.apply({ onClick, 'aria-pressed': true }, {});
  element.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(element.getAttribute('aria-pressed')).toBe('true');
});
