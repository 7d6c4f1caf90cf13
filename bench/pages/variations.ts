import { pageRegistry, start } from '@stirrup/runtime';
import { variations } from '@stirrup/shop/variations';
import { indexVariations } from '../../packages/shop/src/variation-matching/index-variations.ts';
import { type Medians, medians, type Task } from './median.ts';

/** Options of each of the three attributes, for every number of variations: what the visitor sees is the same. */
const OPTIONS = 22;
const NAMES = ['attribute_pa_colour', 'attribute_size', 'attribute_fill'] as const;
/** One measurement of matching alone is of so many choices: the clock is no finer. */
const CHOICES = 100;

const valueAt = (place: number) => `option-${place % OPTIONS}`;

/** The combination of a number; neighbours differ in the first attribute. */
function combination(number: number): Record<string, string> {
  const [colour, size, fill] = [number, Math.floor(number / OPTIONS), Math.floor(number / OPTIONS / OPTIONS)];
  return { [NAMES[0]]: valueAt(colour), [NAMES[1]]: valueAt(size), [NAMES[2]]: valueAt(fill) };
}

function variation(number: number, id: number) {
  const price = `<span class="price"><span class="woocommerce-Price-amount amount"><bdi>£${id}.00</bdi></span></span>`;
  const stock = `<p class="stock in-stock">${id} in stock</p>`;
  return {
    ...{ attributes: combination(number), variation_id: id, variation_is_active: true, variation_is_visible: true },
    ...{ is_in_stock: id % 7 !== 6, is_purchasable: true, is_sold_individually: 'no', min_qty: 1, max_qty: 9 },
    ...{ price_html: price, availability_html: stock, variation_description: '', sku: `SKU-${id}`, weight: '' },
  };
}

/**
 * So many of all 10,648 combinations, spread evenly and in no order. The first two colours come together, so that going
 * from one to the other changes no option: what is compared is the search, not how many options come and go.
 */
function listOf(count: number) {
  const all = OPTIONS ** NAMES.length;
  const numbers = new Set<number>();
  for (let step = 0; numbers.size < count; step += 1) {
    const number = (step * 7919) % all;
    numbers.add(number - (number % 2)).add(number - (number % 2) + 1);
  }
  return [...numbers].map((number, place) => variation(number, place + 1));
}

const choices = Array.from({ length: CHOICES }, (_, step) => new Map(Object.entries(combination(step * 1237))));

/** What a choice asks of the index: the state of every option of every attribute, and which variation it is. */
function answer(index: ReturnType<typeof indexVariations>): void {
  for (const choice of choices) {
    for (const name of NAMES) {
      const stateOf = index.optionsOf(name, choice);
      for (let place = 0; place < OPTIONS; place += 1) stateOf(valueAt(place));
    }
    index.match(choice);
  }
}

function formOf(list: readonly object[]): HTMLFormElement {
  const options = Array.from({ length: OPTIONS }, (_, place) => new Option(valueAt(place), valueAt(place)));
  const form = document.createElement('form');
  form.className = 'variations_form';
  form.setAttribute('data-product_id', '1');
  form.setAttribute('data-product_variations', JSON.stringify(list));
  const table = document.createElement('div');
  table.className = 'variations';
  for (const name of NAMES) {
    const select = document.createElement('select');
    select.name = name;
    select.append(new Option('Choose an option', ''), ...options.map((option) => option.cloneNode(true)));
    table.append(select);
  }
  const [wrap, area, cart, button, id] = ['div', 'div', 'div', 'button', 'input'].map((tag) =>
    document.createElement(tag),
  );
  if (!wrap || !area || !cart || !button || !id) throw new Error('Stirrup: the bench has no elements.');
  wrap.className = 'single_variation_wrap';
  area.className = 'single_variation';
  cart.className = 'woocommerce-variation-add-to-cart';
  button.className = 'single_add_to_cart_button';
  id.className = 'variation_id';
  cart.append(button, id);
  wrap.append(area, cart);
  form.append(table, wrap);
  document.body.append(form);
  return form;
}

const nothing = () => {};

/** Chooses the first and the second combination in turn, one select each time. */
function choosing(form: HTMLFormElement): Task {
  const [select] = form.querySelectorAll('select');
  let turn = 0;
  return () => {
    turn += 1;
    return () => {
      if (!select) throw new Error('Stirrup: the bench has no select.');
      select.value = valueAt(turn % 2);
      select.dispatchEvent(new Event('change', { bubbles: true }));
      if (!form.querySelector('.woocommerce-variation-add-to-cart-enabled')) throw new Error('Stirrup: no match.');
      return nothing;
    };
  };
}

async function tasksFor(count: number): Promise<Record<string, Task>> {
  const list = listOf(count);
  const index = indexVariations(list);
  const form = formOf(list);
  pageRegistry().find(form);
  await Promise.all(
    pageRegistry()
      .claimsOf(form)
      .map((claim) => claim.begin()),
  );
  for (const [place, select] of form.querySelectorAll('select').entries()) {
    select.value = combination(0)[NAMES[place] ?? ''] ?? '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const task =
    (run: () => unknown): Task =>
    () =>
    () => {
      run();
      return nothing;
    };
  return {
    [`choice ${count}`]: choosing(form),
    [`matching ${count}`]: task(() => answer(index)),
    [`index ${count}`]: task(() => indexVariations(list)),
    [`parse ${count}`]: task(() => JSON.parse(form.getAttribute('data-product_variations') ?? '')),
  };
}

globalThis.measure = async (sizes): Promise<Medians> => {
  start(variations);
  const tasks = await Promise.all(sizes.map(tasksFor));
  return medians(Object.assign({}, ...tasks));
};
