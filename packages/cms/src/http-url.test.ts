import { expect, it } from 'vitest';
import { httpUrl } from './http-url.ts';

it.each([
  ['https://shop.test/cart/', 'https://shop.test/cart/'],
  ['//shop.test/x', `${new URL(document.baseURI).protocol}//shop.test/x`],
  ['javascript:alert(1)', undefined],
  [' JavaScript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://', undefined],
  ['', undefined],
  [false, undefined],
])('of %j is %j', (address, expected) => {
  expect(httpUrl(address)).toBe(expected);
});
