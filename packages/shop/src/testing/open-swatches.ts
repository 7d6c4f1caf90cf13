import { pageRegistry, start } from '@stirrup/runtime';
import { vi } from 'vitest';
import { productCalled } from '../../../../fixtures/cms/catalogue/products.ts';
import { type ProductOptions, productOptions } from '../../../../fixtures/cms/product-options.ts';
import { classicSite } from '../../../../fixtures/cms/site.ts';
import { pluginOptions } from '../../../../fixtures/cms/swatch-plugin-options.ts';
import { productForm } from '../product/product-form/fixture.ts';
import { swatches } from '../product/swatches/island.ts';
import { variations } from '../product/variations/island.ts';
// Imported first, so that no test waits for them.
import '../product/swatches/follow-pro-options.ts';
import '../product/swatches/replace-script.ts';
import '../product/swatches/swatches.tsx';
import '../product/variations/variations.tsx';

/** Product with colours and sizes; its variations cover every state. */
export const MASK = 'hedgerow-fly-mask';
/** Product with every type of swatch. */
export const PAD = 'paddock-saddle-pad';
/** Lists of swatches of all makers. */
export const LISTS = '.variable-items-wrapper, .bricks-variation-swatches, [data-island="swatches"]';
const SETTINGS = 'woo_variation_swatches_options';

/** Restores the page; call it after each test. */
export function closeSwatches(): void {
  pageRegistry().release(document.body);
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, SETTINGS);
  history.replaceState(null, '', '/');
}

/** Prints a product's form, hydrates variations and swatches, and returns the parts that the tests look at. */
export async function openSwatches(
  slug: string,
  options: Partial<ProductOptions> = {},
  change = (html: string) => html,
) {
  const product = productCalled(slug);
  const printed = productOptions({ swatches: 'pro', ...options });
  Reflect.set(globalThis, SETTINGS, pluginOptions(printed, '/cart/'));
  const form = productForm(product, { site: classicSite, options: printed });
  const place = document.createElement('div');
  place.innerHTML = change(String(form));
  document.body.append(place);
  start(variations, swatches);
  pageRegistry().find(document);
  const roots = [...place.querySelectorAll<HTMLElement>(`.variations_form, ${LISTS}`)];
  await Promise.all(
    roots.flatMap((root) =>
      pageRegistry()
        .claimsOf(root)
        .map((claim) => claim.begin()),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 5));
  // Also waits for late chunks.
  await vi.dynamicImportSettled();
  const lists = [...place.querySelectorAll<HTMLElement>(LISTS)];
  const item = (value: string) => {
    const found = place.querySelector<HTMLElement>(`li[data-value="${value}"], button[data-value="${value}"]`);
    if (!found) throw new Error(`Stirrup: the fixture has no item ${value}.`);
    return found;
  };
  const chosen = () =>
    Object.fromEntries([...place.querySelectorAll('select')].map(({ name, value }) => [name, value]));
  return { place, lists, item, chosen, press: (value: string) => item(value).click() };
}

/** Events of the plugin, with their arguments; elements are given by their tag. */
export function recordPluginEvents(): [type: string, ...args: unknown[]][] {
  const events: [string, ...unknown[]][] = [];
  for (const type of ['wvs-selected-item', 'wvs-unselected-item', 'wvs-item-updated']) {
    document.body.addEventListener(type, (event) => {
      const args: unknown[] = event instanceof CustomEvent ? event.detail : [];
      events.push([type, ...args.map((arg) => (arg instanceof Element ? arg.localName : arg))]);
    });
  }
  return events;
}

/** The plugin's state classes of an item. */
export const states = (element: Element) =>
  ['selected', 'disabled', 'no-stock'].filter((name) => element.classList.contains(name));
/** The ARIA states of an item. */
export const ariaState = (element: Element) => [
  element.getAttribute('aria-checked'),
  element.getAttribute('aria-disabled'),
];
/** Values of the items that are tab stops. */
export const stops = (list: Element | undefined) =>
  [...(list?.querySelectorAll('[data-value]') ?? [])]
    .filter((element) => element.getAttribute('tabindex') === '0')
    .map((element) => element.getAttribute('data-value'));
/** A key press. */
export const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });

/** Removes spare spaces from class attributes, as setting a class does. */
export function trimClasses(root: Element | undefined): Element {
  if (!root) throw new Error('Stirrup: there is no such list.');
  for (const element of [root, ...root.querySelectorAll('*')].filter((one) => one.hasAttribute('class'))) {
    element.setAttribute('class', (element.getAttribute('class') ?? '').trim());
  }
  return root;
}

/** The latest announcement. */
export function announced(): string | null | undefined {
  return document.querySelector('.widget_shopping_cart_live_region')?.textContent;
}
