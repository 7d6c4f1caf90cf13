import { afterEach, beforeEach, expect, it } from 'vitest';
import { bring, open, removeAccordions, slideAtOnce } from '../../testing/accordion-page.ts';
import { builderNestedAccordion, unnamedItems } from './fixture.ts';

beforeEach(slideAtOnce);
afterEach(removeAccordions);

it.each([
  ['an item without a title counts', '<div class="brxe-block">About delivery</div>', [0]],
  ['what is no item of the builder’s does not', '<style></style>', [1]],
])('of those that are open at first, %s', async (_, first, expected) => {
  const markup = String(builderNestedAccordion(unnamedItems, { expandItem: '1' }, 'unnamed'));
  await bring(markup.replace('data-expand-item="1">', `data-expand-item="1">${first}`));
  expect(open()).toEqual(expected);
});
