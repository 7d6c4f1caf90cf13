import { optionAttribute } from '@stirrup/runtime/diagnostics';
import { expect, it } from 'vitest';
import { islands } from '../islands.ts';
import { mistakesOn, tabsWith } from '../testing/mistakes-on.ts';
import { describeIsland } from './describe-islands.ts';
import { findMistakes } from './find-mistakes.ts';
import { rules } from './rules.ts';

it('describes every island, from its own definitions', () => {
  for (const { name } of islands) {
    const { props, scripts, contract, diagnostics } = describeIsland(name);
    expect([name, props, scripts]).toEqual([name, expect.any(Object), expect.any(Object)]);
    const needs = diagnostics?.needs ?? [];
    expect([name, needs.filter((part) => !contract?.parts.includes(part))]).toEqual([name, []]);
    const options = diagnostics?.mayMiss ?? [];
    expect([name, options.filter((option) => !Object.hasOwn(props?.readers ?? {}, option))]).toEqual([name, []]);
  }
  expect(optionAttribute('openTab')).toBe('data-open-tab');
});

it('has a text for each rule', () => {
  for (const [name, rule] of Object.entries(rules)) {
    expect([name, rule.mistake.length > 20, rule.correction.length > 20]).toEqual([name, true, true]);
  }
});

it('finds each mistake once, with its element, and the same a second time', () => {
  mistakesOn(`${tabsWith('id="one" data-open-tab="x"')}${tabsWith('id="two" data-open-tab="x"')}`);
  const ids = () => findMistakes().map(({ element }) => element.id);
  expect(ids()).toEqual(['one', 'two']);
  expect(ids()).toEqual(['one', 'two']);
});
