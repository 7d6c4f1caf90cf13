import { expect, it } from 'vitest';
import { createPairs } from './create-pairs.ts';

it('pairs sliders whichever comes first, until one of them ends', () => {
  const pairs = new Set<string>();
  const add = createPairs<string>((leader, follower, signal) => {
    const name = `${leader} leads ${follower}`;
    pairs.add(name);
    signal.addEventListener('abort', () => pairs.delete(name));
  });
  const one = (slider: string, selector: string) => {
    const root = document.createElement('div');
    root.id = slider;
    const life = new AbortController();
    add({ root, slider, selector, signal: life.signal });
    return life;
  };
  const first = one('first', '#second');
  one('other', '');
  one('second', '');
  one('third', '#first');
  expect([...pairs]).toEqual(['first leads second', 'third leads first']);
  first.abort();
  expect([...pairs]).toEqual([]);
  one('fourth', '#first');
  expect([...pairs]).toEqual([]);
});
