import { expect, it } from 'vitest';
import { createLine } from './create-line.ts';

it('reads HTML and pauses', () => {
  const line = createLine('A <b>b^300c</b> &amp; 🐴');
  const place = document.createElement('p');
  const shown = [3, 4, 99].map((count) => {
    line.show(place, count);
    return place.innerHTML;
  });
  expect(shown).toEqual(['A <b>b</b>', 'A <b>bc</b>', 'A <b>bc</b> &amp; 🐴']);
  expect([[...line.pauses], line.characters.at(-1)]).toEqual([[[3, 300]], '🐴']);
});

it('types whole flags, families, and letters with their marks', () => {
  expect(createLine('🇩🇪👨‍👩‍👧 e\u0301a').characters).toEqual(['🇩🇪', '👨‍👩‍👧', ' ', 'e\u0301', 'a']);
});
