import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { takeConsole, withShop } from '../support/browser.ts';
import { builtTag } from '../support/built-files.ts';
import { codeOf } from '../support/code-of.ts';
import { untilAtRest } from '../support/until-at-rest.ts';

/** Every line that the page of mistakes earns, after the id of its element. */
const LINES = [
  'wrong-name [unknown-island]: no island "tab" has been started. Did you mean "tabs"?',
  'no-name [unknown-island]: no island "weather-forecast" has been started',
  'no-html [unknown-island]: it is no element of HTML that island "tabs" can run on',
  'wrong-attribute [stray-attribute]: nobody reads data-islnad. Did you mean "data-island"?',
  'claimed [unknown-island]: no island "tabbs" has been started. Did you mean "tabs"?',
  'wrong-element [wrong-element]: island "filter-select" is on <div>. It runs on select',
  'near-start [unknown-option]: island "tabs": data-strat is no option. Did you mean "data-start"?',
  'no-prefix [unknown-option]: island "tabs": open-tab is no option. Did you mean "data-open-tab"?',
  'no-query [missing-option]: island "filter-select": option query is missing: data-query',
  'no-loop [missing-target]: island "filter-select": option query is "rags", and no query loop has this id. There is none',
  'wrong-element [missing-target]: island "filter-select": option query is "rugs", and no query loop has this id. There is none',
  'parts [stray-attribute]: nobody reads data-parts. Did you mean "data-part"?',
  'no-input [missing-part]: island "quantity" has no input: nothing in it matches input[data-part="input"]',
  'no-input-element [unknown-part]: data-part="input" is on <div>. Expected input[data-part="input"]',
  'word [invalid-start]: island "tabs": data-start is "media(hover)", so it never starts: "hover" lacks the query\'s own brackets. Write media((hover))',
  'controls [missing-target]: aria-controls is "near-strat", and nothing has this id. Did you mean "near-start"?',
  'no-popup [missing-target]: island "interactions": "templateId" is "999", and no popup has this id',
  'no-kind [missing-target]: island "interactions": "target" is "costum", so it acts on its own element. Expected self, custom, popup, offcanvas',
  'few-parts [dialect-without-parts]: island "tabs": dialect "few" does not name what it needs: title, pane',
  'wrong-settings [invalid-settings]: <script data-stirrup-settings> has "wc_cart_parms". Did you mean "wc_cart_params"?',
  'stray-start [stray-attribute]: data-start stands at an element that is no island',
  'stray-part [stray-attribute]: data-part="title" stands in no island',
  'lookalike [lookalike]: it looks like island "swatches", and no dialect of it matches',
  'near-option [unknown-option]: island "tabs": data-open-tabs is no option. Did you mean "data-open-tab"?',
  'case-option [unknown-option]: island "tabs": data-opentab is no option. Did you mean "data-open-tab"?',
  'near-key [unknown-option]: island "tabs": "openTabs" in data-options is no option. Did you mean "openTab"?',
  'far-key [unknown-option]: island "tabs": "colour" in data-options is no option. There are openTab, openOn, activation, orientation, accordionBreakpoint',
  'others-option [unknown-option]: island "tabs": data-independent-toggle is no option of it, but of "accordion"',
  'twice [unused-option]: island "tabs": "openTab" in data-options is not read: data-open-tab is',
  'no-number [invalid-option]: island "tabs": data-open-tab is "second", expected a whole number from 0; 0 is used',
  'no-choice [invalid-option]: island "tabs": data-open-on is "hover", expected click | mouseenter; "click" is used',
  `broken-options [broken-json]: island "tabs": data-options is no JSON: Expected ',' or '}' after property value in JSON at position 12 (line 1 column 13)`,
  'list-of-options [broken-json]: island "tabs": data-options is [1]. Expected a JSON object',
  'wrong-place [unused-option]: island "tabs": data-orientation is not read: aria-orientation is',
  'no-pane [missing-part]: island "tabs" has no pane: nothing in it matches [data-part="pane"]',
  'no-content [missing-part]: island "accordion" has no content: nothing in it matches [data-part="content"]',
  'wrong-start [invalid-start]: island "tabs": data-start is "visble", which is no start strategy. Did you mean "visible"?',
  `one-bracket [invalid-start]: island "tabs": data-start is "media(min-width: 48rem)", so it never starts: "min-width: 48rem" lacks the query's own brackets. Write media((min-width: 48rem))`,
  'no-such-query [invalid-start]: island "tabs": data-start is "media(48rem and up!)", so it never starts: "48rem and up!" is no media query that this browser understands',
  'no-parts [dialect-without-parts]: island "tabs": dialect "bare" names none of its parts: list, item, title, pane, accordionTitle',
  'wrong-parts [invalid-dialect]: addDialect("tabs", "wrong", …) has parts.titel, unknown or no string. Name some of: list, item, title, pane, accordionTitle.',
  'wrong-parts [failed-island]: island "tabs" failed in its phase "hydrate"',
  'no-target [missing-target]: island "toggle": option target is "#nowhere", which matches nothing',
  'no-trigger [unknown-trigger]: island "interactions": it waits for "clik", which is no trigger',
  'no-action [unknown-action]: island "interactions": it is to do "hied", which is no action',
  'no-match [missing-target]: island "interactions": "targetSelector" is ".nowhere", which matches nothing',
  'no-selector [missing-target]: island "interactions": "targetSelector" is "#1", which is no selector',
  'no-form [missing-target]: island "interactions": "formId" is "abcdef", and no form has this id',
  '(none) [unknown-part]: data-part="titel": island "tabs" has no such part. Did you mean "title"?',
  '(none) [unknown-part]: data-part="weather": island "tabs" has no such part. There are list, title, pane, accordion-title',
  'broken-settings [invalid-settings]: <script data-stirrup-settings> holds {"wc_cart_params":. Expected a JSON object',
  'wrong-settings [invalid-settings]: <script data-stirrup-settings> has "woocommerce_parms". Did you mean "woocommerce_params"?',
  'wrong-settings [invalid-settings]: "wc_add_to_cart_params" in <script data-stirrup-settings> is no object',
  `second-tag [two-tags]: ${builtTag} is on the page twice`,
  `tag-of-one [two-tags]: islands/tabs.js is beside ${builtTag}, which has all islands`,
  '(none) [other-version]: version 99 runs beside version 0',
  'bricks-scripts-js [legacy-script]: script "bricks-scripts" is beside islands that leave their elements to it (dropdown, interactions, nav-menu, skip-link, toggle), act ahead of it (accordion, search-overlay), do its work (sticky-header, tabs)',
];

/** Pages that are as they should be: both dialects, lists, a product, forms, filters and interactions. */
const SOUND = [
  '/',
  '/shop/',
  '/builder/product/paddock-saddle-pad/',
  '/cart/?add-to-cart=101',
  '/builder/elements/forms/',
  '/wizard/',
  '/builder/elements/interactions/',
  '/builder/elements/filters/',
  '/elements/slider/',
  '/elements/nav-nested/',
  '/elements/off-canvas/',
  '/elements/checkout-panels/',
  '/builder/elements/mini-cart/',
  '/builder/product/retired-show-boots/',
];

/** Records the lines of the debug mode, each after its element's id, and the requests for its code. */
async function open(path: string, switchOn: (page: Page) => unknown = () => undefined) {
  const fetched: string[] = [];
  const page = await withShop(path, {
    prepare: async (fresh) => {
      fresh.on('request', (request) => {
        if (request.url().includes('diagnostics')) fetched.push(request.url());
      });
      await fresh.addInitScript(() => {
        const lines: string[] = [];
        const { warn } = console;
        Object.assign(globalThis, { lines });
        console.warn = (line: unknown, element: unknown, ...more: unknown[]) => {
          const isOurs = typeof line === 'string' && line.startsWith('Stirrup [');
          if (!isOurs) warn(line, element, ...more);
          else lines.push(`${(element instanceof Element && element.id) || '(none)'} ${line.slice('Stirrup '.length)}`);
        };
      });
      await switchOn(fresh);
    },
  });
  await page.waitForLoadState('load');
  return { page, fetched, lines: () => page.evaluate<string[]>('lines') };
}

/** Waits until no further line comes. */
async function settled({ page, lines }: Awaited<ReturnType<typeof open>>): Promise<string[]> {
  await page.waitForFunction(() => performance.getEntriesByName('stirrup:diagnosed').length > 0);
  let before: string[] = [];
  for (let now = await lines(); now.length !== before.length; now = await lines()) {
    before = now;
    await page.waitForTimeout(800);
  }
  return before;
}

describe('debug mode', () => {
  it('tells every mistake once, with its element, and inspect() tells the same', async () => {
    const opened = await open('/mistakes/?stirrup-debug');
    const { page, lines, fetched } = opened;
    const sorted = async () => (await lines()).toSorted();
    await expect.poll(sorted).toEqual(LINES.toSorted());
    // A change of the page has it looked through again: nothing is told twice.
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p id="late" data-island="weather-forecast"></p>');
    });
    const all = [...LINES, 'late [unknown-island]: no island "weather-forecast" has been started'].toSorted();
    await expect.poll(sorted).toEqual(all);
    expect(fetched).toHaveLength(1);
    const told = await page.evaluate<string[]>(
      `stirrup.inspect().then((rows) => rows.flatMap(({ element, warnings }) => warnings.map((line) => (element.id || '(none)') + ' [' + line.replace(': ', ']: '))))`,
    );
    const ofMistakes = told.filter((line) => /\[[a-z-]+\]: /.test(line));
    expect([...new Set(ofMistakes)].toSorted()).toEqual(all);
    // The dialect with a wrong name fails its island.
    expect(takeConsole(page).every((line) => line.includes('parts.titel'))).toBe(true);
  });

  it('says nothing, and fetches nothing, without its switch', async () => {
    const { page, lines, fetched } = await open('/mistakes/', (fresh) => fresh.clock.install());
    await page.waitForSelector('#no-number[data-island-state="ready"]');
    await untilAtRest(page);
    await page.clock.runFor(1500);
    expect(await lines()).toEqual([]);
    expect(fetched).toEqual([]);
    expect(takeConsole(page).every((line) => line.includes('parts.titel'))).toBe(true);
  });

  it.each(SOUND)('has nothing to say about %s', async (path) => {
    const opened = await open(`${path}${path.includes('?') ? '&' : '?'}stirrup-debug`);
    expect(await settled(opened)).toEqual([]);
  });

  it('is switched on by an attribute of the tag, too', async () => {
    const { page, lines } = await open('/mistakes/', (fresh) =>
      fresh.route('**/mistakes/', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          '<script type="module"',
          '<script data-stirrup-debug type="module"',
        );
        await route.fulfill({ response, body });
      }),
    );
    await expect.poll(async () => (await lines()).length).toBe(LINES.length);
    expect(takeConsole(page).every((line) => line.includes('parts.titel'))).toBe(true);
  });

  it('tells that a click waits for more than a second, and that the page has a `stirrup` of its own', async () => {
    let fetchCode: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => {
      fetchCode = resolve;
    });
    const { page, lines } = await open('/elements/tabs/?stirrup-debug', async (fresh) => {
      await fresh.addInitScript(`globalThis.stirrup = 5`);
      await fresh.route(codeOf('tabs'), async (route) => {
        await wait;
        await route.continue();
      });
    });
    await page.waitForFunction(() => performance.getEntriesByName('stirrup:diagnosed').length > 0);
    await page.locator('[data-island="tabs"] [data-part="title"]').nth(1).click();
    await expect
      .poll(lines)
      .toEqual(
        expect.arrayContaining([
          '(none) [own-global]: the page has a `stirrup` of its own, which stays',
          expect.stringMatching(/ \[held-long\]: an event has waited for island "tabs" for more than a second$/),
        ]),
      );
    expect(await page.evaluate('stirrup')).toBe(5);
    fetchCode();
    await page.waitForSelector('[data-island="tabs"][data-island-state="ready"]');
  });
});
