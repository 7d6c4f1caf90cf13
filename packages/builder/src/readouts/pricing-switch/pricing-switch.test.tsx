import { pageRegistry } from '@stirrup/runtime';
import { afterEach, describe, expect, it } from 'vitest';
import { cut } from '../../../../../fixtures/cms/test-captures.ts';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { builderPricingSwitch, demoPrices, stirrupPricingSwitch } from './fixture.ts';
import { pricingSwitch } from './island.ts';

afterEach(() => {
  closePage();
  pageRegistry()
    .shared('readouts/prices', () => new Map<string, string>())
    .clear();
});

const open = (markup: unknown) => openIsland(pricingSwitch, markup);
const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="radio"]')];
/** Prices that show, in either dialect. */
const shown = () =>
  [
    ...document.querySelectorAll('.pricing-table.active .pricing-table-price, section[data-active]:not([hidden]) p'),
  ].map(({ textContent }) => textContent);
const MONTHLY = ['€ 290', '€ 410'];
const YEARLY = ['€ 3,190', '€ 4,510'];
const press = (element: HTMLElement | undefined, key: string) =>
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

describe.each([
  ['the builder’s', builderPricingSwitch],
  ['our own', stirrupPricingSwitch],
] as const)('%s', (_, print) => {
  it('shows the tables of the chosen tab, by click and key, and announces them', async () => {
    await open(print(demoPrices));
    expect([shown(), the('[role="radiogroup"]').getAttribute('aria-label')]).toEqual([
      MONTHLY,
      expect.stringMatching(/^Prices/),
    ]);
    tabs()[1]?.click();
    expect([shown(), tabs().map((tab) => [tab.getAttribute('aria-checked'), tab.tabIndex])]).toEqual([
      YEARLY,
      [
        ['false', -1],
        ['true', 0],
      ],
    ]);
    expect(the('[role="status"]').textContent).toBe('Prices shown: Yearly');
    tabs()[1]?.focus();
    press(tabs()[1], 'ArrowUp');
    expect([shown(), document.activeElement === tabs()[0]]).toEqual([MONTHLY, true]);
    press(tabs()[0], 'x');
    expect(shown()).toEqual(MONTHLY);
  });

  it('begins with the printed tab, remembers a choice, and restores the server’s markup on release', async () => {
    const markup = print(demoPrices, { active: 1 });
    document.body.innerHTML = String(markup);
    const printed = document.body.firstElementChild;
    const [root] = await open(markup);
    expect(shown()).toEqual(YEARLY);
    tabs()[0]?.click();
    if (root) pageRegistry().release(root);
    expect(root?.isEqualNode(printed)).toBe(true);
    await open(markup);
    expect(shown()).toEqual(MONTHLY);
  });
});

it('chooses by the tab’s class, whatever is printed as active, and shows tables without one always', async () => {
  const strange = String(builderPricingSwitch(demoPrices))
    .replaceAll('repeater-item tab-2', 'repeater-item tab-2 active')
    .replace('repeater-item tab-1 active', 'repeater-item');
  await open(strange);
  expect(shown()).toEqual(MONTHLY);
  tabs()[1]?.click();
  expect(shown()).toEqual(['€ 290', ...YEARLY]);
});

it('shows the table that a link or the address names', async () => {
  history.replaceState(null, '', '#own-prices-1-0');
  await open(`${String(stirrupPricingSwitch(demoPrices))}<a id="link" href="#own-prices-0-1">The box</a>`);
  expect(shown()).toEqual(YEARLY);
  the('#link').click();
  expect(shown()).toEqual(MONTHLY);
});

it('leaves tables without tabs, and tabs without tables, as they are', async () => {
  const [list, tables] = ['<ul class="tabs"><li class="tab tab-1 active">Monthly</li></ul>', '<ul></ul>'];
  for (const markup of [list, `<ul class="pricing-tables"><li class="pricing-table tab-1"></li></ul>`, tables]) {
    const [root] = await open(`<div class="brxe-pricing-tables">${markup}</div>`);
    expect(root?.innerHTML).toBe(markup);
  }
});

it('acts ahead of the builder’s script, which toggles tables by a click on a tab that is not active', async () => {
  await open(builderPricingSwitch(demoPrices));
  for (const tab of tabs()) {
    tab.addEventListener('click', () => {
      if (tab.matches('.active')) return;
      for (const table of document.querySelectorAll('.pricing-table')) table.classList.toggle('active');
    });
  }
  tabs()[1]?.click();
  expect(shown()).toEqual(YEARLY);
});

describe.skipIf(!hasRecordings)('recorded', () => {
  it('tables are switched', async () => {
    await open(cut(recordedPage('bricks-time'), '<main', '</main>'));
    const titles = () => [...document.querySelectorAll('.pricing-table.active')].map(({ textContent }) => textContent);
    expect(titles()).toEqual(['Basic monthly9', 'Plus monthly19']);
    tabs()[1]?.click();
    expect(titles()).toEqual(['Basic yearly90', 'Plus yearly190']);
  });
});
