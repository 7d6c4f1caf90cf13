import { pageRegistry, start } from '@stirrup/runtime';
import jQuery from 'jquery';
import { vi } from 'vitest';
import { productCalled } from '../../../../fixtures/cms/catalogue/products.ts';
import { productSummary } from '../../../../fixtures/cms/markup/product-summary.ts';
import { VARIATION_TEMPLATES } from '../../../../fixtures/cms/markup/variation-templates.ts';
import { type ProductOptions, productOptions } from '../../../../fixtures/cms/product-options.ts';
import { classicSite } from '../../../../fixtures/cms/site.ts';
import { foundVariation } from '../product/found-variation.ts';
import { variations } from '../product/variations/island.ts';
// Forms load it for pictures without a gallery island; imported first, so that no test waits for it.
import '../product/gallery/gallery.tsx';
import '../product/gallery/variation-code.ts';
// Imported first, so that no test waits for it.
import '../product/variations/variations.tsx';

/** Options for opening the fly mask's page: eight variations of colour and size, each in another state. */
interface Opening {
  /** Loads real jQuery, as a classic script would. @default false */
  readonly jquery?: boolean;
  readonly options?: Partial<ProductOptions>;
  /** The server's choice, or that of the address. */
  readonly choice?: Readonly<Record<string, string>>;
  /** Changes the markup before the islands start. */
  readonly prepare?: (form: HTMLFormElement) => void;
}

/** Prints the page, hydrates its form and waits for the first check of the choice. */
export async function openVariationsForm({ jquery = false, options = {}, choice = {}, prepare }: Opening = {}) {
  if (jquery) Reflect.set(globalThis, 'jQuery', jQuery);
  document.body.innerHTML = String(
    productSummary(productCalled('hedgerow-fly-mask'), {
      site: classicSite,
      options: productOptions({ swatches: 'none', ...options }),
      choice: new Map(Object.entries(choice)),
    }),
  ).concat(String(VARIATION_TEMPLATES));
  const page = partsOf();
  const received = recordJQueryEvents(page.form);
  // happy-dom selects the first option, whatever the markup says.
  for (const select of [page.colour, page.size]) select.value = choice[select.name] ?? '';
  prepare?.(page.form);
  start(variations);
  pageRegistry().find(document);
  await Promise.all(
    pageRegistry()
      .claimsOf(page.form)
      .map((claim) => claim.begin()),
  );
  // The first check waits for jQuery's plugins, and pictures without a gallery island for their shared code.
  const isChecked = () => page.button.matches('.disabled, .woocommerce-variation-add-to-cart-enabled > *');
  const product = page.form.closest('.product') ?? document;
  await vi.waitFor(() => {
    if (!isChecked() || foundVariation(product).lc === 0) throw new Error('not yet');
  });
  return { ...page, received };
}

/** Restores the page; call it after each test. */
export function closeVariationsForm(): void {
  pageRegistry().release(document.body);
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'jQuery');
  history.replaceState(null, '', '/');
}

function partsOf() {
  const find = <E extends HTMLElement>(selector: string, type: abstract new () => E): E => {
    const element = document.querySelector(selector);
    if (!(element instanceof type)) throw new Error(`Stirrup: the fixture has no ${selector}.`);
    return element;
  };
  const form = find('.variations_form', HTMLFormElement);
  const colour = find('#pa_colour', HTMLSelectElement);
  const size = find('#size', HTMLSelectElement);
  const button = find('.single_add_to_cart_button', HTMLButtonElement);
  const area = find('.single_variation', HTMLElement);
  const reset = find('.reset_variations', HTMLElement);
  const choose = (select: HTMLSelectElement, value: string) => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return {
    ...{ form, colour, size, button, area, reset, choose },
    id: () => find('input.variation_id', HTMLInputElement).value,
    quantity: find('input[name="quantity"]', HTMLInputElement),
    valuesOf: (select: HTMLSelectElement) => [...select.options].map((option) => option.value),
    classesOf: (select: HTMLSelectElement) =>
      Object.fromEntries([...select.options].map((option) => [option.value, option.className])),
    problem: () => document.querySelector('.wc-no-matching-variations, p.stirrup-message')?.textContent,
    hint: () => document.querySelector('button + .stirrup-message')?.textContent,
  };
}

/** Records jQuery events from now on, with a letter for the element: `change v`, `found_variation f`. */
function recordJQueryEvents(form: HTMLElement): string[] {
  const received: string[] = [];
  const names =
    'wc_variation_form check_variations woocommerce_variation_select_change woocommerce_variation_has_changed ' +
    'update_variation_values woocommerce_update_variation_values found_variation show_variation hide_variation ' +
    'reset_data reset_image announce_reset clear_reset_announcement reset_focus change';
  jQuery(form).on(names, (event) => {
    const { target, type } = event;
    const isField = target instanceof HTMLElement && target.matches('input, select');
    const letter = isField ? (target.getAttribute('name') ?? '') : target === form ? 'f' : 'w';
    received.push(`${type} ${{ variation_id: 'v', quantity: 'q' }[letter] ?? letter}`);
  });
  return received;
}
