import { addDialect, start } from '@stirrup/runtime';
import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listProducts } from '../../../../../fixtures/cms/catalogue/list-products.ts';
import { orderingForm } from './fixture.ts';
import { sortOrder } from './island.ts';

// Loaded first, so that no test waits for it.
await sortOrder.load();

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
});

function the<T extends Element>(selector: string, type: new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The markup lacks ${selector}.`);
  return element;
}

/** @param early an act of the visitor before the island is up. */
async function open(html = String(orderingForm(listProducts({ page: 1 }))), early = () => {}) {
  document.body.innerHTML = html;
  early();
  const form = the('form', HTMLFormElement);
  form.setAttribute('data-start', 'load');
  const submits = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submits);
  start(sortOrder);
  await vi.waitFor(() => expect(form.dataset['islandState']).toBe('ready'));
  const orders = the('select', HTMLSelectElement);
  const choose = (value: string) => {
    orders.value = value;
    orders.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const sent = () => {
    const data = new FormData(form);
    // happy-dom dispatches no such event.
    form.dispatchEvent(Object.assign(new Event('formdata'), { formData: data }));
    return [...data].map(([name, value]) => `${name}=${value}`);
  };
  return { form, orders, submits, choose, sent };
}

const press = (orders: HTMLElement, key: string) =>
  orders.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

it('submits a choice by mouse, touch, or a plugin through jQuery at once', async () => {
  const { orders, submits, choose } = await open();
  choose('price');
  expect(submits).toHaveBeenCalledTimes(1);
  vi.stubGlobal('jQuery', jQuery);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jQuery(orders).trigger('change');
  expect(submits).toHaveBeenCalledTimes(2);
});

it('works in a form whose fields have the names of its members', async () => {
  const { submits, choose } = await open(
    String(orderingForm(listProducts({ page: 1 }))).replace(
      '</form>',
      '<input type="hidden" name="parentElement"></form>',
    ),
  );
  choose('price');
  expect(submits).toHaveBeenCalledTimes(1);
});

it('works in a theme’s dialect as in ours', async () => {
  start(sortOrder);
  addDialect('sort-order', 'theme', ['.theme-order'], { parts: { orders: '.choice' } });
  const html =
    '<form class="theme-order"><select></select><select class="choice" name="by"><option>a<option>b</select></form>';
  document.body.innerHTML = html;
  const form = the('form', HTMLFormElement);
  const submits = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submits);
  form.setAttribute('data-start', 'load');
  start(sortOrder);
  await vi.waitFor(() => expect(form.dataset['islandState']).toBe('ready'));
  const orders = the('.choice', HTMLSelectElement);
  expect(orders.getAttribute('autocomplete')).toBe('off');
  orders.dispatchEvent(new Event('change', { bubbles: true }));
  expect(submits).toHaveBeenCalledOnce();
  press(orders, 'ArrowDown');
  orders.dispatchEvent(new Event('change', { bubbles: true }));
  expect(submits).toHaveBeenCalledOnce();
});

it('waits while arrow keys pass orders, and submits after a pause or Enter', async () => {
  const { orders, submits, choose } = await open();
  for (const value of ['popularity', 'rating', 'date']) {
    press(orders, 'ArrowDown');
    choose(value);
    vi.advanceTimersByTime(900);
  }
  expect(submits).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(submits).toHaveBeenCalledTimes(1);
  press(orders, 'Enter');
  choose('price');
  expect(submits).toHaveBeenCalledTimes(2);
});

it('sends the address’s parameters that the form lacks, and adds nothing to the cart again', async () => {
  history.replaceState(null, '', '/shop/?min_price=10&filter[]=a&filter[]=b&s=rug&orderby=date&paged=3&add-to-cart=7');
  const kept: [string, string][] = [
    ['s', 'girth'],
    ['add-to-cart', '7'],
  ];
  const { sent } = await open(String(orderingForm(listProducts({ page: 1 }), kept)));
  expect(sent()).toEqual(['orderby=menu_order', 'paged=1', 's=girth', 'min_price=10', 'filter[]=a', 'filter[]=b']);
});

it('keeps to its form where that leads elsewhere', async () => {
  history.replaceState(null, '', '/shop/?min_price=10');
  const html =
    '<form class="woocommerce-ordering" action="/rugs/"><select class="orderby" name="orderby"></select></form>';
  const { sent } = await open(html);
  expect(sent().some((field) => field.startsWith('min_price'))).toBe(false);
});

it('shows the order of the list when the page comes back from the browser’s cache', async () => {
  const { orders } = await open();
  orders.value = 'price';
  globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(orders.value).toBe('price');
  globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(orders.value).toBe('menu_order');
});

const listens = (target: HTMLElement | Document, selector: string) => {
  vi.stubGlobal('jQuery', jQuery);
  const listener = vi.fn();
  jQuery<HTMLElement | Document>(target).on('change', selector, () => listener());
  return listener;
};
afterEach(() => void jQuery(document).add('body').off('change'));

describe.each(['beside', 'without'])('%s the shop’s script', (which) => {
  beforeEach(() => {
    if (which === 'beside')
      document.head.append(Object.assign(document.createElement('script'), { id: 'woocommerce-js' }));
  });

  it.each([
    ['form', 'select.orderby'],
    ['form', 'select'],
    ['main', '.orderby'],
    ['body', 'select.orderby'],
    ['page', '.woocommerce-ordering select'],
  ])('leaves a choice to a handler that waits for it, and has one by keys wait first: %s, %s', async (at, selector) => {
    const { orders, choose, submits } = await open(`<main>${orderingForm(listProducts({ page: 1 }))}</main>`);
    const listener = listens(at === 'page' ? document : the(at, HTMLElement), selector);
    choose('price');
    expect(listener).toHaveBeenCalledTimes(1);
    press(orders, 'ArrowDown');
    choose('date');
    vi.advanceTimersByTime(900);
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(orders.value).toBe('date');
    press(orders, 'ArrowDown');
    choose('rating');
    orders.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    choose('price');
    vi.advanceTimersByTime(2000);
    expect(listener).toHaveBeenCalledTimes(3);
    expect(submits).not.toHaveBeenCalled();
  });

  it('leaves it one choice that was made before the island was up', async () => {
    let listener = vi.fn();
    const { submits } = await open(String(orderingForm(listProducts({ page: 1 }))), () => {
      listener = listens(document.body, 'select.orderby');
      const orders = the('select', HTMLSelectElement);
      orders.focus();
      orders.value = 'price';
      orders.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect([submits.mock.calls.length, listener.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('beside the shop’s script', () => {
  beforeEach(() => document.head.append(Object.assign(document.createElement('script'), { id: 'woocommerce-js' })));

  it('acts alone where none waits for it, as in a form that has come later', async () => {
    const { choose, submits } = await open();
    const listener = listens(document, 'select');
    choose('price');
    expect([submits.mock.calls.length, listener.mock.calls.length]).toEqual([1, 0]);
  });
});

it('ends with its form, also while it waits', async () => {
  const { form, orders, submits, choose } = await open();
  press(orders, 'ArrowDown');
  choose('price');
  form.remove();
  await vi.waitFor(() => expect(form.dataset['islandState']).toBeUndefined());
  vi.advanceTimersByTime(5000);
  choose('date');
  expect(submits).not.toHaveBeenCalled();
  expect(orders.hasAttribute('autocomplete')).toBe(false);
});

it.each(['<form class="woocommerce-ordering"></form>', '<form data-island="sort-order"><select></select></form>'])(
  'leaves a form without orders alone: %s',
  async (html) => {
    document.body.innerHTML = html;
    const form = the('form', HTMLFormElement);
    form.setAttribute('data-start', 'load');
    start(sortOrder);
    await vi.waitFor(() => expect(form.dataset['islandState']).toBe('ready'));
    expect(form.innerHTML).toBe(html.replace(/^<form[^>]*>|<\/form>$/g, ''));
  },
);

it('submits an order that was chosen before the island was up, and none that the browser filled in', async () => {
  const printed = String(orderingForm(listProducts({ page: 1 })));
  const fillIn = () => {
    the('select', HTMLSelectElement).value = 'price';
  };
  const chosen = await open(printed, () => {
    fillIn();
    the('select', HTMLSelectElement).focus();
  });
  expect([chosen.submits.mock.calls.length, chosen.orders.value]).toEqual([1, 'price']);
  const filled = await open(printed, fillIn);
  expect([filled.submits.mock.calls.length, filled.orders.value]).toEqual([0, 'price']);
});

it('drops a choice by keys when the page goes before it is sent', async () => {
  const { orders, submits, choose } = await open();
  press(orders, 'ArrowDown');
  choose('price');
  globalThis.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(submits).not.toHaveBeenCalled();
});
