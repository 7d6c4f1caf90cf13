import { expect, it } from 'vitest';
import { type Rule, unmetRules } from './find-rules.ts';
import { readCondition } from './read-condition.ts';

/** A form in which every field is hidden by its own rule, if it has one. */
function formOf(conditions: Record<string, object>, values: Record<string, string>) {
  const rules = new Map(
    Object.entries(conditions).flatMap(([field, printed]): [string, Rule][] => {
      const condition = readCondition(printed);
      return condition ? [[field, { element: document.createElement('p'), condition }]] : [];
    }),
  );
  const unmet = (before: readonly string[] = []) => {
    const hidden = new Set(before.flatMap((field) => rules.get(field) ?? []));
    const found = unmetRules([...rules.values()], hidden, (field, known) => {
      const rule = rules.get(field);
      const value = values[field];
      return value && !(rule && known.has(rule)) ? [value] : [];
    });
    return [...rules].filter(([, rule]) => found.has(rule)).map(([field]) => field);
  };
  return { values, unmet };
}

it('finds unmet rules, and rules that depend on hidden fields', () => {
  const form = formOf(
    { street: { field: 'delivery', is: 'courier' }, floor: { field: 'street', filled: true } },
    { delivery: 'fetch', street: 'Mews 1' },
  );
  expect(form.unmet()).toEqual(['street', 'floor']);
  form.values['delivery'] = 'courier';
  expect(form.unmet(['street', 'floor'])).toEqual([]);
});

it('ends for circular conditions', () => {
  const form = formOf({ a: { field: 'b', filled: false }, b: { field: 'a', filled: true } }, { a: 'x', b: 'y' });
  expect(form.unmet().length).toBeLessThanOrEqual(2);
});
