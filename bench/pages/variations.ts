import { pageRegistry, start } from '@stirrup/runtime';
import { variations } from '@stirrup/shop/variations';
import { indexVariations } from '../../packages/shop/src/product/variation-matching/index-variations.ts';
import { type Medians, medians, type Task } from './median.ts';

/** Options of each of the three attributes, for every number of variations: the visitor always sees the same lists. */
const OPTIONS = { spread: 22, sparse: 100 } as const;
type Kind = keyof typeof OPTIONS;
const NAMES = ['attribute_pa_colour', 'attribute_size', 'attribute_fill'] as const;
/** Number of options per attribute that are queried, if there are as many; every list has them. */
const QUERIED = 30;
/** Number of choices in one measurement of matching alone: the clock is no finer. */
const CHOICES = 90;
/** The same for every number of variations, since every list begins with these. */
const DIFFERENT_CHOICES = 30;

const valuesOf = (kind: Kind) => Array.from({ length: OPTIONS[kind] }, (_, place) => `option-${place}`);

/** The combination with a given number; neighbours differ in the first attribute. */
function combination(kind: Kind, number: number): Record<string, string> {
  const [values, count] = [valuesOf(kind), OPTIONS[kind]];
  const places = [number, Math.floor(number / count), Math.floor(number / count / count)];
  return Object.fromEntries(NAMES.map((name, at) => [name, values[(places[at] ?? 0) % count] ?? '']));
}

function variation(kind: Kind, number: number, id: number) {
  const price = `<span class="price"><span class="woocommerce-Price-amount amount"><bdi>£${id}.00</bdi></span></span>`;
  const stock = `<p class="stock in-stock">${id} in stock</p>`;
  return {
    ...{ attributes: combination(kind, number), variation_id: id, variation_is_active: true },
    ...{ variation_is_visible: true, is_in_stock: id % 7 !== 6, is_purchasable: true, is_sold_individually: 'no' },
    ...{ price_html: price, availability_html: stock, variation_description: '', sku: `SKU-${id}`, weight: '' },
    ...{ min_qty: 1, max_qty: 9 },
  };
}

/**
 * A number of variations out of all combinations: out of 10,648, spread evenly and shuffled, or out of a million, at
 * random. The first two colours of the former come together, so that switching between them changes no option: the
 * bench compares the search, not the update of options.
 */
function listOf(kind: Kind, count: number) {
  const all = OPTIONS[kind] ** NAMES.length;
  const numbers = new Set<number>();
  let dice = 12_345;
  for (let step = 0; numbers.size < count; step += 1) {
    if (kind === 'spread') {
      const number = (step * 7919) % all;
      numbers.add(number - (number % 2)).add(number - (number % 2) + 1);
    } else {
      if (step < QUERIED) {
        numbers.add((step * (all - 1)) / (OPTIONS[kind] - 1));
        continue;
      }
      // Marsaglia's xorshift: the same list in every run.
      dice ^= dice << 13;
      dice ^= dice >>> 17;
      dice ^= dice << 5;
      numbers.add((dice >>> 0) % all);
    }
  }
  // Parsed from JSON, as on a page.
  const json = JSON.stringify([...numbers].map((number, place) => variation(kind, number, place + 1)));
  const list: ReturnType<typeof variation>[] = JSON.parse(json);
  return list;
}

/** The index's work for a choice: the state of every option of every attribute, and the matching variation. */
function matchingTasks(kind: Kind, count: number): Record<string, Task> {
  const list = listOf(kind, count);
  const index = indexVariations(list, String);
  const values = valuesOf(kind).slice(0, QUERIED);
  const choices = Array.from(
    { length: CHOICES },
    (_, step) => new Map(Object.entries(list[step % DIFFERENT_CHOICES]?.attributes ?? {})),
  );
  const answer = () => {
    for (const choice of choices) {
      for (const name of NAMES) {
        const stateOf = index.optionsOf(name, choice);
        for (const value of values) stateOf(value);
      }
      if (!index.match(choice)) throw new Error('Stirrup: no match.');
    }
  };
  return {
    [`matching ${kind} ${count}`]: task(answer),
    [`index ${kind} ${count}`]: task(() => indexVariations(list, String)),
  };
}

const nothing = () => {};

const task =
  (run: () => unknown): Task =>
  () =>
  () => {
    run();
    return nothing;
  };

function formOf(list: readonly object[]): HTMLFormElement {
  const options = valuesOf('spread').map((value) => new Option(value, value));
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

/** Chooses the first and the second combination in turn, by one select. */
function choosing(form: HTMLFormElement): Task {
  const [select] = form.querySelectorAll('select');
  let turn = 0;
  return () => {
    turn += 1;
    return () => {
      if (!select) throw new Error('Stirrup: the bench has no select.');
      select.value = `option-${turn % 2}`;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      if (!form.querySelector('.woocommerce-variation-add-to-cart-enabled')) throw new Error('Stirrup: no match.');
      return nothing;
    };
  };
}

async function tasksFor(count: number): Promise<Record<string, Task>> {
  const form = formOf(listOf('spread', count));
  pageRegistry().find(form);
  await Promise.all(
    pageRegistry()
      .claimsOf(form)
      .map((claim) => claim.begin()),
  );
  for (const [place, select] of form.querySelectorAll('select').entries()) {
    select.value = combination('spread', 0)[NAMES[place] ?? ''] ?? '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return {
    ...{ [`choice ${count}`]: choosing(form), ...matchingTasks('spread', count), ...matchingTasks('sparse', count) },
    [`parse ${count}`]: task(() => JSON.parse(form.getAttribute('data-product_variations') ?? '')),
  };
}

globalThis.measure = async (sizes): Promise<Medians> => {
  start(variations);
  const tasks = await Promise.all(sizes.map(tasksFor));
  return medians(Object.assign({}, ...tasks));
};
