import { afterEach, beforeEach, expect, it } from 'vitest';
import { bring, contents, removeAccordions, slideAtOnce, titles } from '../../testing/accordion-page.ts';
import { bringUp } from '../../testing/bring-up.ts';
import { builderAccordion, demoItems, stirrupAccordion, unnamedItems } from './fixture.ts';

beforeEach(slideAtOnce);
afterEach(removeAccordions);

it.each([
  ['our own, behind', stirrupAccordion(unnamedItems), 'afterend'],
  ['our own, before, as sliders put theirs', stirrupAccordion(unnamedItems), 'beforebegin'],
  ['the builder’s, behind', builderAccordion(demoItems), 'afterend'],
  ['the builder’s, before', builderAccordion(demoItems), 'beforebegin'],
] as const)('a copy of an accordion that is up has ids of its own: %s', async (_, markup, position) => {
  const [root] = await bring(markup);
  const before = titles().map(({ id }) => id);
  const copy = root?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('There is no accordion to copy.');
  root?.insertAdjacentElement(position, copy);
  await bringUp();

  const parts = [...titles(), ...contents()];
  expect(parts).toHaveLength(4 * before.length);
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  expect(titles().map((title) => title.getAttribute('aria-controls'))).toEqual(contents().map(({ id }) => id));
  expect(titles().flatMap(({ id }) => (before.includes(id) ? [id] : []))).toEqual(before);

  root?.remove();
  copy.querySelector<HTMLElement>('[aria-expanded]')?.click();
  expect(titles().some(({ id }) => before.includes(id))).toBe(false);
});
