import { pageRegistry, start } from '@stirrup/runtime';
import { vi } from 'vitest';
import { productCalled } from '../../../../fixtures/cms/catalogue/products.ts';
import { productList } from '../../../../fixtures/cms/markup/loop-product.ts';
import { type ProductOptions, productOptions } from '../../../../fixtures/cms/product-options.ts';
import { pluginOptions } from '../../../../fixtures/cms/swatch-plugin-options.ts';
import { visitor } from '../../../../fixtures/cms/test-visitor.ts';
import { loopSwatches } from '../product/loop-swatches/island.ts';
import { swatches } from '../product/swatches/island.ts';
// Imported first: of files that tests fetch at the same time, one may be handed out before it is linked.
import '../product/loop-swatches/loop-swatches.tsx';
import '../product/swatches/replace-script.ts';
import '../product/swatches/swatches.tsx';

const GLOBALS = ['woo_variation_swatches_options', 'woo_variation_swatches_pro_options'] as const;
const LISTED = 'hedgerow-fly-mask';

/** Restores the page; call it after each test. */
export function closeLoopSwatches(): void {
  pageRegistry().release(document.body);
  document.body.replaceChildren();
  for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
  vi.unstubAllGlobals();
}

/** Options for opening a list with the fly mask: eight variations of colour and size. */
interface Opening {
  readonly plugin?: ProductOptions['plugin'];
  /** Changes the markup before the islands start. */
  readonly change?: (html: string) => string;
  /** Receives each answer of the demo shop, and returns what the page gets in its place, at any time. */
  readonly through?: (answer: Response) => Response | Promise<Response>;
}

/** Prints a list with one product, whose calls the demo shop answers, and waits until the variations are known. */
export async function openLoopSwatches({ plugin = {}, change = String, through = (answer) => answer }: Opening = {}) {
  const options = productOptions({ swatches: 'pro', plugin });
  for (const name of GLOBALS) Reflect.set(globalThis, name, pluginOptions(options, '/cart/'));
  const guest = visitor();
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const { pathname, search, searchParams } = new URL(input, 'http://shop.test');
    calls.push(`${pathname}${search}`);
    // The page's address sets the demo shop's switches.
    searchParams.set('wvs', Object.keys(plugin).join());
    return through(await guest.request(`${pathname}?${searchParams}`, { ...init, signal: null }));
  });
  document.body.innerHTML = change(String(productList([productCalled(LISTED)], { swatches: options })));
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`Stirrup: the list has no ${selector}.`);
    return element;
  };
  const wrapper = find('.wvs-archive-variations-wrapper');
  start(swatches, loopSwatches);
  pageRegistry().find(document);
  const roots = [wrapper, ...document.querySelectorAll<HTMLElement>('.variable-items-wrapper')];
  await Promise.all(
    roots.flatMap((root) =>
      pageRegistry()
        .claimsOf(root)
        .map((claim) => claim.begin()),
    ),
  );
  await vi.waitFor(() => {
    const isListed = Number(wrapper.dataset['total_children']) <= Number(wrapper.dataset['threshold_max']);
    if (wrapper.hasAttribute('aria-busy') || (isListed && calls.length === 0)) throw new Error('not yet');
  });
  const button = find('.wvs-add-to-cart-button');
  const picture = find('.wvs-archive-product-image');
  const press = (value: string) => find(`li[data-value="${value}"]`).click();
  return { calls, wrapper, button, picture, find, press, price: () => find('.price').textContent };
}
