import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Window } from 'happy-dom';
import { cartWith } from '../../fixtures/cms/cart/cart.ts';
import { noShipping } from '../../fixtures/cms/cart/shipping.ts';
import { productCalled } from '../../fixtures/cms/catalogue/products.ts';
import { createCms } from '../../fixtures/cms/create-cms.ts';
import { cartTable, cartTotals } from '../../fixtures/cms/markup/cart-table.ts';
import { comingSoonBanner } from '../../fixtures/cms/markup/coming-soon-banner.ts';
import { notice, noticesMarkup } from '../../fixtures/cms/markup/notices.ts';
import { stirrupAddToCart, stirrupMiniCart } from '../../fixtures/cms/markup/stirrup-cart.ts';
import { stirrupGallery } from '../../fixtures/cms/markup/stirrup-gallery.ts';
import { stirrupVariations } from '../../fixtures/cms/markup/stirrup-variations.ts';
import { islands } from '../../packages/stirrup/src/islands.ts';

/** A page that islands are tried on. */
export interface TrialPage {
  /** `fixtures /shop/` or `captures bricks-shop.html`. */
  readonly name: string;
  readonly html: string;
  /** Selectors that find something on it, by island and dialect. */
  readonly seen: readonly Sighting[];
}

/** One selector of one island's dialect. */
export interface Sighting {
  readonly island: string;
  readonly dialect: string;
  readonly selector: string;
}

/** Recorded pages of a running shop; they lie beside the repository, where somebody has recorded them. */
const captures = fileURLToPath(new URL('../../../shared/captures/pages', import.meta.url));

/** Whether recorded pages are there. */
export const hasCaptures = existsSync(captures);

const shopPages = ['/', '/shop/', '/shop/page/2/', '/product/hazel-snaffle-bridle/', '/cart/'];

/** Everything that an island declares it takes over. */
export const selectors: readonly Sighting[] = islands.flatMap(({ name, selectors: byDialect }) =>
  Object.entries(byDialect).flatMap(([dialect, list]) => list.map((selector) => ({ island: name, dialect, selector }))),
);

/** All pages of the demo CMS in both dialects, and the recorded ones. Only those on which an island is found count. */
export async function trialPages(): Promise<readonly TrialPage[]> {
  const pages = [...(await fixturePages()), ownPage(), noticesPage(), cartPage(), ...capturedPages()];
  return pages.map(lookAt).filter(({ seen }) => seen.length > 0);
}

async function fixturePages() {
  const cms = createCms({ scriptTags: '' });
  // Every page of elements lists the others.
  const anyElements = await (await cms.request('/elements/tabs/')).text();
  const elements = anyElements.match(/\/elements\/[\w-]+\/(?=")/g) ?? [];
  const paths = [...new Set([...shopPages, ...elements])].flatMap((path) => [path, `/builder${path}`]);
  return Promise.all(
    paths.map(async (path) => ({ name: `fixtures ${path}`, html: await (await cms.request(path)).text() })),
  );
}

/** Islands of the shop in our own dialect, which no page of the demo shop prints. */
function ownPage() {
  const mask = productCalled('hedgerow-fly-mask');
  const html = [
    stirrupAddToCart(productCalled('hazel-snaffle-bridle')),
    stirrupMiniCart(),
    stirrupGallery(mask),
    mask.type === 'variable' && stirrupVariations(mask),
    `<form data-island="sort-order" method="get"><select data-part="orders" name="orderby"><option>price</option></select></form>`,
    '<p data-island="result-count" role="status">17 saddles</p>',
    `<script type="application/json" data-stirrup-settings data-island="order-attribution">{}</script>`,
    '<p data-island="query-text" data-summary-of="own123">1 - 4 / 17</p><p>Results for “<b data-brx-ls-term="own123">rug</b>”</p>',
    '<a data-island="load-more" data-query="own123" href="/page/2/">Load more</a>',
    '<form data-island="form" method="post" data-element-id="ownaaa"><label>Name <input name="rider"></label><button>Send</button></form>',
    '<form class="brxe-form" method="post" data-element-id="formaa"><label>Name <input name="rider"></label><button type="submit">Send</button></form>',
  ].join('\n');
  return { name: 'fixtures, our own dialect', html };
}

/** A filled cart page in our own dialect, and what is printed for few visitors only. */
function cartPage() {
  const cart = { ...cartWith({ 'hazel-snaffle-bridle': 1, 'rubber-feed-bucket': 2 }), shipping: noShipping() };
  const html = [
    `<div data-island="cart-page">${cartTable(cart)}${cartTotals(cart)}</div>`,
    '<p data-island="store-notice" hidden>Free hay nets. <button type="button" data-part="dismiss">Dismiss</button></p>',
    '<div data-island="coming-soon-banner">Soon. <button type="button" data-part="dismiss">Dismiss</button></div>',
    String(comingSoonBanner()),
  ].join('\n');
  return { name: 'fixtures, a cart page', html };
}

/** Notices in every place that a theme or the builder prints them in, and a form in our own dialect. */
function noticesPage() {
  const list = [notice('success', 'Added.'), notice('error', 'Sold out.')];
  const both = String(noticesMarkup(list));
  const html = [
    `<div data-island="notices">${both}</div>`,
    `<div class="brxe-woocommerce-notice woocommerce-notices-wrapper">${both}</div>`,
    `<div class="woocommerce">${both}</div>`,
    `<form data-island="product-form" class="cart" method="post" action="/"><button name="add-to-cart" value="101">Add</button></form>`,
  ].join('\n');
  return { name: 'fixtures, notices', html };
}

function capturedPages() {
  if (!hasCaptures) return [];
  return readdirSync(captures).map((file) => ({
    name: `captures ${file}`,
    html: readFileSync(`${captures}/${file}`, 'utf8'),
  }));
}

/** Takes out what runs or loads the CMS's own scripts; its settings stay, and are looked at with the selectors. */
function lookAt({ name, html }: { name: string; html: string }): TrialPage {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  const page = new window.DOMParser().parseFromString(html, 'text/html');
  const seen = selectors.filter(({ selector }) => page.querySelector(selector) !== null);
  window.happyDOM.abort();
  return { name, html: withoutScripts(html), seen };
}

const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>/gi;
const SETTINGS = /\bid=["'][^"']*-js-extra["']|\bdata-stirrup-settings\b/;

function withoutScripts(html: string): string {
  const quiet = html.replaceAll(SCRIPT, (script, attributes: string) => (SETTINGS.test(attributes) ? script : ''));
  // A piece of a page that was recorded while its scripts ran is markup like any other.
  return quiet.includes('</head>') ? quiet : `<!doctype html><html lang="en"><head></head><body>${quiet}</body></html>`;
}
