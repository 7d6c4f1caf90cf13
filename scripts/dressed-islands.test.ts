import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { createCms } from '../fixtures/cms/create-cms.ts';
import { islands } from '../packages/stirrup/src/islands.ts';
import { undressedIslands, unshownIslands } from './dressed-islands.ts';
import { findIslands, workspaceRoot } from './find-islands.ts';
import { SHEETS } from './token-docs.ts';

const folders = findIslands();
const stylesOf = (path: string) => `${workspaceRoot}/${path}/styles.css`;

test('each island of our own dialect is dressed by its folder, or says why not', () => {
  const undressed = folders.filter(({ path }) => !existsSync(stylesOf(path))).map(({ name }) => name);
  expect(undressed.toSorted()).toEqual(Object.keys(undressedIslands).toSorted());
});

const sheets = [
  ...folders.map(({ name, path }) => ({ name, sheet: stylesOf(path) })).filter(({ sheet }) => existsSync(sheet)),
  ...readdirSync(`${workspaceRoot}/${SHEETS}`).map((name) => ({ name, sheet: `${workspaceRoot}/${SHEETS}/${name}` })),
];

/** The only selector that has to beat another rule of ours: it shows content that is hidden. */
const SHOWS_HIDDEN = "[data-island='dropdown']:is(:hover, :focus-within) > [data-part='content'][hidden]";

/** `:where(…)` with four levels of brackets in it at most, pseudo-elements, combinators and commas. */
const UNSPECIFIC = new RegExp(`:where\\(${inBrackets(4)}\\)|::[\\w-]+|[&*>+~,\\s]`, 'g');

function inBrackets(depth: number): string {
  return depth === 0 ? '[^()]*' : `(?:[^()]|\\(${inBrackets(depth - 1)}\\))*`;
}

const hasSpecificity = (selector: string) => selector.replaceAll(UNSPECIFIC, '') !== '';

test.each([':where(.a) .b', ':where(.a):hover', ':where(.a),\n.b', '.a', '& [hidden]'])(
  '%s has specificity',
  (selector) => {
    expect(hasSpecificity(selector)).toBe(true);
  },
);

// Specificity would beat a theme's rules in a layer after ours. A nested rule has that of the one around it.
test.each(sheets)('the styles of $name have no specificity', ({ sheet }) => {
  const styles = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...styles.matchAll(/^ *([^@{};\s][^{};]*)\{/gm)].map(([, selector = '']) => selector.trim());
  const ofRules = selectors.filter((selector) => !/^(from|to)$/.test(selector));
  expect(ofRules.length).toBeGreaterThan(0);
  expect(ofRules.filter((selector) => hasSpecificity(selector) && selector !== SHOWS_HIDDEN)).toEqual([]);
});

test('the page without a theme shows each island, or says why not', async () => {
  const { document } = new Window();
  document.write(await (await createCms({ scriptTags: '' }).request('/own/')).text());
  const unshown = islands
    .filter(({ selectors }) => !selectors['stirrup']?.some((selector) => document.querySelector(selector)))
    .map(({ name }) => name);
  expect(unshown.toSorted()).toEqual(Object.keys(unshownIslands).toSorted());
});
