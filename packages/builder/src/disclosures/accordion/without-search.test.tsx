import { afterEach, beforeEach, expect, it } from 'vitest';
import { bring, click, open, removeAccordions, shown, slideAtOnce } from '../../testing/accordion-page.ts';
import { builderAccordion, demoItems } from './fixture.ts';

const NAME = 'onbeforematch';
/** The object of a document's chain of prototypes by which browsers tell that they search in hidden content. */
const ownerOf = (object: object): object =>
  Object.hasOwn(object, NAME) ? object : ownerOf(Reflect.getPrototypeOf(object) ?? {});
const owner = ownerOf(document);
const property = Reflect.getOwnPropertyDescriptor(owner, NAME) ?? {};

beforeEach(() => {
  slideAtOnce();
  Reflect.deleteProperty(owner, NAME);
});
afterEach(() => {
  removeAccordions();
  Reflect.defineProperty(owner, NAME, property);
});

it('closes an item again where the browser does not search in hidden content', async () => {
  await bring(builderAccordion(demoItems));
  expect([open(), shown()]).toEqual([[], []]);
  for (const expected of [[1], []]) {
    click(1);
    expect([open(), shown()]).toEqual([expected, expected]);
  }
});
