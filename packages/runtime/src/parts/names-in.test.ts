import { expect, it } from 'vitest';
import { defineContract } from './contract.ts';
import { namesIn } from './names-in.ts';

const names = { parts: { title: '.title' }, states: { open: 'is-open' } };
const contract = defineContract({ parts: ['title', 'pane'], states: ['open'], dialects: { cms: names } });
const origin = (dialect: string, dialectData?: unknown) => ({ name: 'tabs', dialect, dialectData });

it('are the contract’s, or a theme’s', () => {
  expect(namesIn(origin('cms'), contract)).toEqual(names);
  const theme = { parts: { pane: '.pane' }, states: { open: '[data-on]' } };
  expect(namesIn(origin('theme', theme), contract)).toEqual(theme);
  expect(namesIn(origin('theme', { parts: { pane: '.pane' } }), contract)).toEqual({
    parts: { pane: '.pane' },
    states: {},
  });
  expect(namesIn(origin('cms'), undefined)).toEqual({ parts: {}, states: {} });
});

it.each([
  [{ parts: { panel: '.pane' } }, 'has parts.panel, unknown or no string', 'title, pane'],
  [{ states: { shut: 'is-shut' } }, 'has states.shut, unknown or no string', 'open'],
  [{ parts: { pane: 7 } }, 'has parts.pane', 'title, pane'],
  [{ state: { open: 'is-open' } }, 'has state, unknown or no string', 'parts, states, options'],
])('refuses %j, with the valid names', (dialectData, complaint, known) => {
  expect(() => namesIn(origin('theme', dialectData), contract)).toThrow(complaint);
  expect(() => namesIn(origin('theme', dialectData), contract)).toThrow(`Name some of: ${known}.`);
});

it('refuses a dialect that the contract lacks, and a theme’s for an island without names', () => {
  expect(() => namesIn(origin('bricks'), contract)).toThrow('the contract of island "tabs" lacks dialect "bricks"');
  expect(() => namesIn(origin('theme', {}), undefined)).toThrow('knows its own markup only');
});
