import { type Part, pageRegistry } from '@stirrup/runtime';
import { renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useIds } from './use-ids.ts';

function partWith(id: string): Part {
  const element = document.createElement('p');
  element.id = id;
  document.body.append(element);
  return { name: 'title', index: 0, element, printed: () => id };
}

it('useIds keeps a printed id, unless another element has it, and forgets it with its element', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const collected = new Set<Element>();
  vi.stubGlobal(
    'WeakRef',
    class {
      readonly #element: Element;
      constructor(element: Element) {
        this.#element = element;
      }
      deref = () => (collected.has(this.#element) ? undefined : this.#element);
    },
  );
  let clean: (id: string) => void = () => undefined;
  const register = vi.fn<(element: Element, id: string) => void>();
  vi.stubGlobal(
    'FinalizationRegistry',
    class {
      register = register;
      constructor(callback: (id: string) => void) {
        clean = callback;
      }
    },
  );
  const { current: idOf } = renderHook(() => useIds()).result;
  const [first, copy] = [partWith('fit'), partWith('fit')];
  expect([idOf(first), idOf(copy) === 'fit']).toEqual(['fit', false]);
  expect(register.mock.calls).toEqual([[first.element, 'fit']]);
  const keepers = pageRegistry().shared('react/ids', () => new Map<string, unknown>());
  clean('fit');
  expect([...keepers.keys()]).toEqual(['fit']);
  collected.add(first.element);
  clean('fit');
  expect([...keepers.keys()]).toEqual([]);
});
