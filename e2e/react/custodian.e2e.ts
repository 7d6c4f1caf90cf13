import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { takeConsole } from '../support/browser.ts';
import { openContractPage } from './support/open-contract-page.ts';
import { lite, type ReactBuild, reactBuilds } from './support/react-versions.ts';

const WHERE = ['render', 'bind', 'layout', 'effect', 'child'] as const;

/** Markup with everything that a failing island could lose. */
const card = (island: string) => `
  <li data-island="${island}" data-open="yes" class="card is-lit">
    text <b data-part="button" title="printed">one</b> <!-- note --> <i data-part="text" hidden>two</i><p>opaque <em>x</em></p>
  </li>`;
const list = (...islands: string[]) =>
  `<ul>between ${islands.map(card).join(' <!--$--> ')} <li id="last">last</li></ul><div>after</div>`;

describe.each([...reactBuilds, lite])('React $version, $mode', (react) => {
  it('keeps the markup of islands that throw during hydration', async () => {
    const names = [...WHERE.map((where) => `${where}-at-once`), 'other-markup', 'more-markup'];
    const page = await openContractPage(react, list(...names, 'counter'));
    const result = await page.evaluate(async (islands) => {
      contract.remember();
      await contract.islands(...islands, 'counter');
      const counter = document.querySelector('[data-island="counter"]');
      counter?.querySelector('b')?.click();
      await contract.settled();
      const count = counter?.getAttribute('data-count');
      contract.release('[data-island="counter"]');
      return {
        count,
        changes: contract.changes(),
        isSameMarkup: contract.isSameMarkup(),
        failures: contract.failures(),
        states: islands.map((name) =>
          document.querySelector(`[data-island="${name}"]`)?.getAttribute('data-island-state'),
        ),
      };
    }, names);
    expect(result).toEqual({
      count: '1',
      changes: [],
      isSameMarkup: true,
      failures: [
        ...WHERE.map((where) => `${where}-at-once hydrate: ${where}`),
        expect.stringMatching(
          /^other-markup hydrate: Stirrup: React could not keep the markup of island "other-markup"/,
        ),
        expect.stringMatching(/^more-markup hydrate: Stirrup: React could not keep the markup of island "more-markup"/),
      ],
      states: names.map(() => 'failed'),
    });
    expectReported(page, react, [...WHERE, 'Stirrup', 'Stirrup']);
  });

  it('restores the markup of islands that throw later', async () => {
    const names = [...WHERE.map((where) => `${where}-later`), 'moves', 'more-later'];
    const page = await openContractPage(react, list(...names));
    const result = await page.evaluate(async (islands) => {
      contract.remember();
      await contract.islands(...islands);
      const set = [...document.querySelectorAll('b')].map((button) => button.title);
      const shown = document.querySelector('li')?.className;
      for (const button of document.querySelectorAll('b')) {
        button.click();
        await contract.settled();
      }
      return {
        set,
        shown,
        changes: contract.changes(),
        isSameMarkup: contract.isSameMarkup(),
        failures: contract.failures(),
      };
    }, names);
    expect(result).toEqual({
      set: ['set', 'set', 'set', 'set', 'set', 'printed', 'printed'],
      shown: 'card is-lit is-on',
      changes: [],
      isSameMarkup: true,
      failures: [
        'render-later render: render',
        'bind-later render: bind',
        'layout-later effect: layout',
        'effect-later effect: effect',
        'child-later effect: child',
        expect.stringMatching(/^moves render: Stirrup: React could not keep the markup of island "moves"/),
        expect.stringMatching(/^more-later render: Stirrup: React could not keep the markup of island "more-later"/),
      ],
    });
    expectReported(page, react, [...WHERE, 'Stirrup', 'Stirrup']);
  });

  it('ends an island that sets state in each of its renders', async () => {
    const page = await openContractPage(react, list('endless'));
    const result = await page.evaluate(async () => {
      contract.remember();
      await contract.islands('endless');
      document.querySelector('b')?.click();
      await contract.settled();
      contract.release('[data-island="endless"]');
      return { isSameMarkup: contract.isSameMarkup(), failures: contract.failures() };
    });
    expect(result).toEqual({ isSameMarkup: true, failures: [expect.stringMatching(/^endless effect: /)] });
    expect(takeConsole(page)).not.toEqual([]);
  });

  it('survives a handler and a listener that throw', async () => {
    const page = await openContractPage(react, list('throws-in-handler'));
    const result = await page.evaluate(async () => {
      await contract.islands('throws-in-handler');
      const button = document.querySelector('b');
      button?.click();
      await contract.settled();
      button?.click();
      document.dispatchEvent(new Event('shout'));
      await contract.settled();
      return { count: button?.getAttribute('data-count'), failures: contract.failures() };
    });
    expect(result).toEqual({
      count: '2',
      failures: [
        'throws-in-handler handler: handler',
        'throws-in-handler handler: handler',
        'throws-in-handler handler: listener',
      ],
    });
    expectReported(page, react, ['handler', 'handler', 'listener']);
  });

  it('shares elements, events, stores and ids between roots', async () => {
    const page = await openContractPage(
      react,
      `<div data-island="id"></div><div data-island="id"></div>
       <div data-island="store"></div>
       <div data-island="counter still outer" id="same"><b data-part="button" onclick="window.inline = (window.inline || 0) + 1">x</b></div>
       <div data-island="outer" id="around"><p data-island="inner" data-part="button" id="within"><input data-part="field button" type="checkbox"></p></div>
       <div data-island="counter" id="stopped"><p><b data-part="button">x</b></p></div>
       <div data-island="counter" id="delegated"><p data-part="field"><span><input type="checkbox"></span></p></div>
       <div data-island="portal"><b data-part="button">x</b></div>`,
    );
    const result = await page.evaluate(async () => {
      const click = async (selector: string) => {
        const element = document.querySelector(selector);
        if (element instanceof HTMLElement) element.click();
        await contract.settled();
      };
      const read = (selector: string, attribute: string) => document.querySelector(selector)?.getAttribute(attribute);
      document.querySelector('#stopped p')?.addEventListener('click', (event) => event.stopPropagation());
      await contract.islands('id', 'store', 'counter', 'outer', 'inner', 'still', 'portal');
      const ids = [...document.querySelectorAll('[data-use-id]')].map((element) => element.getAttribute('data-use-id'));
      const store = [read('[data-island="store"]', 'data-at-first'), read('[data-island="store"]', 'data-value')];
      contract.share('later');
      await contract.settled();
      await click('#same b');
      await click('#within input');
      await click('#stopped b');
      await click('#delegated input');
      await click('[data-island="portal"] b');
      const isPortalOpen = document.querySelector('#in-portal') !== null;
      await click('#in-portal');
      return {
        areIdsDistinct: new Set(ids).size,
        store,
        storeLater: read('[data-island="store"]', 'data-value'),
        same: read('#same', 'data-count'),
        inline: 'inline' in window && window.inline,
        within: [read('#around', 'data-count'), read('#within', 'data-count')],
        stopped: read('#stopped', 'data-count'),
        delegated: read('#delegated', 'data-count'),
        portal: [isPortalOpen, document.querySelector('#in-portal') === null],
        failures: contract.failures(),
      };
    });
    expect(result).toEqual({
      areIdsDistinct: 2,
      store: ['server', 'between'],
      storeLater: 'later',
      same: '1',
      inline: 1,
      within: ['1', '2'],
      stopped: '1',
      delegated: '1',
      portal: [true, true],
      failures: [],
    });
  });

  it('releases islands from handlers and effects of others, and restores their markup', async () => {
    const page = await openContractPage(react, list('counter', 'releases', 'releases-in-effect'));
    const result = await page.evaluate(async () => {
      contract.remember();
      await contract.islands('counter', 'releases', 'releases-in-effect');
      const counter = document.querySelector('[data-island="counter"]');
      const counts: (string | null | undefined)[] = [];
      for (const name of ['releases', 'releases-in-effect']) {
        counter?.querySelector('b')?.click();
        await contract.settled();
        counts.push(counter?.getAttribute('data-count'));
        const button = document.querySelector(`[data-island="${name}"] b`);
        if (button instanceof HTMLElement) button.click();
        await contract.settled();
        counts.push(counter?.getAttribute('data-count'));
        contract.find();
        await contract.settled();
      }
      for (const name of ['counter', 'releases', 'releases-in-effect']) contract.release(`[data-island="${name}"]`);
      return {
        counts,
        changes: contract.changes(),
        isSameMarkup: contract.isSameMarkup(),
        failures: contract.failures(),
      };
    });
    expect(result).toEqual({ counts: ['1', null, '1', null], changes: [], isSameMarkup: true, failures: [] });
    // It works, but React warns that an effect should release a microtask later.
    const advice = takeConsole(page).filter(
      (message) => !message.includes('Attempted to synchronously unmount a root'),
    );
    expect(advice).toEqual([]);
  });
});

/**
 * Compares the beginnings of messages on the console and the window with the expected ones. React 18 also logs errors
 * that a boundary catches, in both builds, and its development build reports each throw to the window.
 */
function expectReported(page: Page, { version }: ReactBuild, expected: readonly string[]): void {
  const words = takeConsole(page).map((message) => /Error: (\w+)/.exec(message)?.[1] ?? message);
  if (version === '18.3') expect(words).toEqual(expect.arrayContaining([...expected]));
  else expect(words).toEqual(expected);
}
