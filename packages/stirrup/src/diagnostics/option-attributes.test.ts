import { islandProps as builderProps } from '@stirrup/builder/island-props';
import { STATE_ATTRIBUTE } from '@stirrup/runtime';
import { OPTIONS_ATTRIBUTE, optionAttribute, START_ATTRIBUTE } from '@stirrup/runtime/diagnostics';
import { islandProps as shopProps } from '@stirrup/shop/island-props';
import { expect, it } from 'vitest';

/** Attributes that mean something else on every island. */
const RESERVED = ['data-island', 'data-part', STATE_ATTRIBUTE, OPTIONS_ATTRIBUTE, START_ATTRIBUTE];

it('reads no option from an attribute that every island may have for something else', () => {
  const schemas = Object.entries({ ...builderProps, ...shopProps });
  expect(schemas.length).toBeGreaterThan(50);
  const clashes = schemas.flatMap(([island, { readers, sources }]) =>
    Object.keys(readers)
      // Whoever names the source knows it.
      .filter((option) => !sources['stirrup']?.[option] && RESERVED.includes(optionAttribute(option)))
      .map((option) => `${island}: ${option}`),
  );
  expect(clashes).toEqual([]);
});
