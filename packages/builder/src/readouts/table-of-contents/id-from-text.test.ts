import { expect, it } from 'vitest';
import { idFromText } from './id-from-text.ts';

it.each([
  ['  Für den Rücken ', 'fur-den-rucken'],
  ['Care & cleaning', 'care-cleaning'],
  ['“Oil“, wax; or 50% both', 'oil-wax-or-50-both'],
  ['1. Hides/trees', 'x-1-hides-trees'],
  ['안장', '안장'],
  ['!', 'x'],
])('the id of %j is %j', (text, id) => {
  expect(idFromText(text, 'x')).toBe(id);
});
