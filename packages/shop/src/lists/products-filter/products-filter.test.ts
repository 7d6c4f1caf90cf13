import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { builderPriceFilter } from '../price-slider/fixture.ts';
import { builderProductsFilter, stirrupProductsFilter } from './fixture.ts';
import { productsFilter } from './island.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closePage();
});

const printed = String(builderProductsFilter({ action: '/shop/' }));

async function open(markup: unknown) {
  const { roots } = await openIsland(productsFilter, markup);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const submits = vi.fn((event: Event) => event.preventDefault());
  for (const form of document.querySelectorAll('form')) form.addEventListener('submit', submits);
  return { roots, submits };
}

const change = (selector: string) => the(selector).dispatchEvent(new Event('change', { bubbles: true }));
const press = (selector: string, key: string) =>
  the(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

it.each([
  ['the builder’s', printed, 'select', '[type="radio"]'],
  ['our own', stirrupProductsFilter({ action: '/shop/' }), 'select', '[type="radio"]'],
])('submits a choice by mouse at once, and by keys after a pause: %s', async (_, markup, ...controls) => {
  const { submits } = await open(markup);
  for (const control of controls) change(control);
  expect(submits).toHaveBeenCalledTimes(2);
  for (const control of controls) {
    press(control, 'ArrowDown');
    change(control);
    vi.advanceTimersByTime(900);
  }
  expect(submits).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(100);
  expect(submits).toHaveBeenCalledTimes(3);
});

describe('the builder’s titles', () => {
  const states = () =>
    [...document.querySelectorAll('.title')].map((title) => [
      title.getAttribute('role'),
      title.getAttribute('aria-expanded'),
      title.parentElement?.classList.contains('open'),
    ]);

  it('open and close their items, by click and by keys', async () => {
    await open(printed);
    expect(states()).toEqual([
      ['button', 'true', true],
      ['button', 'false', false],
    ]);
    the('.title h6').click();
    press('.filter-item:last-child > .title', 'Enter');
    expect(states().map(([, isOpen]) => isOpen)).toEqual(['false', 'true']);
    press('.filter-item:last-child > .title', ' ');
    press('.filter-item:last-child > .title', 'a');
    expect(states()[1]).toEqual(['button', 'false', false]);
  });

  it('may come later, and are restored', async () => {
    const { roots } = await open(printed);
    the('form > ul').insertAdjacentHTML(
      'beforeend',
      '<li class="filter-item" id="late"><div class="title">Size</div></li>',
    );
    await vi.waitFor(() => expect(the('#late .title').getAttribute('aria-expanded')).toBe('false'));
    the('#late .title').click();
    expect(the('#late').className).toBe('filter-item open');
    the('#late').remove();
    if (roots[0]) pageRegistry().release(roots[0]);
    expect(roots[0]?.outerHTML.replaceAll('=""', '')).toBe(
      new DOMParser().parseFromString(printed, 'text/html').body.innerHTML.replaceAll('=""', ''),
    );
  });
});

it('shows the printed choices when the page comes back from the browser’s cache', async () => {
  await open(printed);
  const radio = the('[type="radio"]');
  if (!(radio instanceof HTMLInputElement)) throw new Error('The markup lacks a radio button.');
  radio.checked = true;
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(radio.checked).toBe(true);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(radio.checked).toBe(false);
});

it('acts alone beside the builder’s script', async () => {
  const { submits } = await open(`${printed}<script type="text/plain" id="bricks-woocommerce-js"></script>`);
  const legacy = vi.fn();
  the('select').addEventListener('change', legacy);
  the('.title').addEventListener('click', legacy);
  change('select');
  the('.title').click();
  expect([submits.mock.calls.length, legacy.mock.calls.length]).toEqual([1, 0]);
  expect(the('.title').getAttribute('aria-expanded')).toBe('false');
});

it('ends with its form, also while it waits', async () => {
  const { roots, submits } = await open(printed);
  press('select', 'ArrowDown');
  change('select');
  if (roots[0]) pageRegistry().release(roots[0]);
  vi.advanceTimersByTime(5000);
  change('select');
  expect(submits).not.toHaveBeenCalled();
});

it('leaves filters of prices alone, and titles outside of items', async () => {
  const limits = { min: 0, max: 9000 };
  expect((await open(builderPriceFilter({ limits, action: '/shop/' }))).roots).toHaveLength(0);
  await open('<div class="brxe-woocommerce-products-filter"><div class="title">A</div><select></select></div>');
  change('select');
  expect(the('.title').outerHTML).toBe('<div class="title">A</div>');
});

it('submits a choice that was made before the island was up', async () => {
  document.body.innerHTML = printed;
  const submits = vi.fn((event: Event) => event.preventDefault());
  the('form').addEventListener('submit', submits);
  const select = document.querySelector('select');
  if (select) select.selectedIndex = 1;
  select?.focus();
  start(productsFilter);
  pageRegistry().find(document);
  const roots = [...document.querySelectorAll<HTMLElement>('[data-island-state]')];
  await Promise.all(roots.flatMap((root) => pageRegistry().claimsOf(root)).map((claim) => claim.begin()));
  expect(submits).toHaveBeenCalledTimes(1);
});
