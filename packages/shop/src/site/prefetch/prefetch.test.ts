import { start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { addToCartLink } from '../../cart/add-to-cart/fixture.ts';
import { IGNORED } from './contract.ts';
import { prefetch } from './island.ts';
import { pageAddress } from './page-address.ts';

const { origin } = location;

beforeEach(() => {
  history.replaceState(null, '', '/here/');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (Symbol.keyFor(symbol)?.startsWith('stirrup@')) Reflect.deleteProperty(globalThis, symbol);
  }
});

function link(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  const anchor = document.querySelector('a');
  if (!anchor) throw new Error('The markup lacks a link.');
  return anchor;
}

it.each([
  ['/shop/', '/shop/'],
  ['/shop/?orderby=price', '/shop/?orderby=price'],
  ['/shop/page/2/#list', '/shop/page/2/'],
  ['/product/cart-horse-collar/', '/product/cart-horse-collar/'],
  ['/', '/'],
  ['/about.html', '/about.html'],
  ['/signature-saddles/', '/signature-saddles/'],
])('fetches %s', (href, path) => {
  expect(pageAddress(link(`<a href="${href}">Go</a>`), IGNORED)).toBe(`${origin}${path}`);
});

it.each([
  '',
  '#',
  '#reviews',
  '/here/',
  '/cart/',
  '/cart',
  '/cart/?x=1',
  '/builder/checkout/',
  '/my-account/orders/',
  '/wp-admin/',
  '/wp-login.php?action=register',
  '/shop/?add-to-cart=12',
  '/shop/?x=1&remove_item=abc',
  '/?undo_item=abc&_wpnonce=12',
  '/basket/?remove_coupon=saddle10',
  '/?download_file=12&order=wc_order_a&key=b',
  '/shop/?my_nonce=12',
  '/?wc-ajax=get_refreshed_fragments',
  '/account/customer-logout/',
  '/sign-out/',
  '/wp-content/uploads/saddle.jpg',
  'mailto:yard@shop.test',
  'javascript:void(0)',
  'https://elsewhere.example/',
  `${origin.replace('http:', 'https:')}x/`,
])('does not fetch "%s"', (href) => {
  expect(pageAddress(link(`<a href="${href}">Go</a>`), IGNORED)).toBeUndefined();
});

it.each([
  '<a href="/list/" download>Go</a>',
  '<a href="/list/" rel="external nofollow">Go</a>',
  '<a href="/list/" class="no-prefetch">Go</a>',
  '<a href="/till/" class="checkout wc-forward">Go</a>',
  '<a href="/list/" role="button">Go</a>',
  '<p class="no-prefetch"><a href="/list/">Go</a></p>',
  String(addToCartLink(productCalled('coppice-riding-helmet'))),
])('does not fetch marked links: %s', (html) => {
  expect(pageAddress(link(html), IGNORED)).toBeUndefined();
});

it('matches words as whole segments of a path, other exclusions as parts of an address', () => {
  const at = (href: string, ...ignored: string[]) => pageAddress(link(`<a href="${href}">Go</a>`), ignored);
  expect(at('/sale/', 'sale')).toBeUndefined();
  expect(at('/wholesale/', 'sale')).toBe(`${origin}/wholesale/`);
  expect(at('/shop/?view=/all/', '/all/')).toBeUndefined();
});

async function open(html: string): Promise<void> {
  document.body.innerHTML = html;
  const element = document.querySelector('[data-island], script');
  element?.setAttribute('data-start', 'load');
  start(prefetch);
  await vi.waitFor(() => expect(element?.getAttribute('data-island-state')).toBe('ready'));
}
const over = (selector: string, type = 'mouseover') =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(
    ({ href }) => new URL(href).pathname,
  );

it('waits for exactly its delay, from the first moment on the link', async () => {
  await open('<p data-island="prefetch"><a href="/one/"><b>One</b></a></p>');
  over('a');
  vi.advanceTimersByTime(149);
  over('b');
  expect(fetched()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(fetched()).toEqual(['/one/']);
});

it('respects the exclusions of the CMS’s settings, wherever they are printed, besides its own', async () => {
  vi.stubGlobal('breeze_prefetch', {
    local_url: origin,
    ignore_remote_prefetch: '1',
    ignore_list: { 0: `${origin}/club/*`, 3: 'wp-admin', 4: '' },
  });
  await open(
    '<script type="text/plain" id="breeze-prefetch-js-extra"></script><a id="club" href="/club/riders/">Club</a><a id="cart" href="/cart/">Cart</a><a id="yard" href="/yard/">Yard</a>',
  );
  for (const selector of ['#club', '#cart', '#yard']) {
    over(selector, 'focusin');
    vi.advanceTimersByTime(150);
  }
  expect(fetched()).toEqual(['/yard/']);
});

it.each([
  ['/basket', '/basket/?x=1', ['/sale/']],
  ['/basket', '/basketry/', ['/basketry/', '/sale/']],
  [`${origin}/?page_id=7`, '/?page_id=7', ['/sale/']],
  ['/', '/basket/', ['/basket/', '/sale/']],
  ['', '/basket/', ['/basket/', '/sale/']],
])('does not fetch the cart that the shop names "%s"', async (cart_url, address, paths) => {
  const others = { wc_ajax_url: '', i18n_view_cart: '', is_cart: '', cart_redirect_after_add: 'no' };
  vi.stubGlobal('wc_add_to_cart_params', { ...others, cart_url });
  await open(
    `<p data-island="prefetch" data-delay="0" data-ignore="/blog/"><a id="a" href="${address}">1</a><a id="b" href="/sale/">2</a></p>`,
  );
  for (const selector of ['#a', '#b']) {
    over(selector);
    vi.advanceTimersByTime(1);
  }
  expect(fetched()).toEqual(paths);
});

it('leaves the page to the script that it replaces', async () => {
  await open(
    '<script type="text/plain" id="breeze-prefetch-js-extra"></script><script type="text/plain" id="breeze-prefetch-js"></script><a href="/one/">1</a>',
  );
  over('a');
  vi.advanceTimersByTime(1000);
  expect(fetched()).toEqual([]);
});

it('has its own exclusions, and bad options fall to their defaults', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open(
    '<p data-island="prefetch" data-ignore="/one/, two" data-delay="soon" data-limit="-1"><a id="a" href="/one/">1</a><a id="b" href="/two/">2</a><a id="c" href="/cart/">3</a><a id="d" href="/four/">4</a></p>',
  );
  for (const selector of ['#a', '#b', '#c', '#d']) {
    over(selector);
    vi.advanceTimersByTime(150);
  }
  expect(fetched()).toEqual(['/four/']);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('counts the pages of all its elements together, each once', async () => {
  await open(
    '<p data-island="prefetch" data-delay="0"><a id="a" href="/one/">1</a></p><p data-island="prefetch" data-delay="0" data-limit="2" data-start="load"><a id="b" href="/one#there">1</a><a id="c" href="/two/">2</a><a id="d" href="/three/">3</a></p>',
  );
  await vi.waitFor(() => expect(document.querySelectorAll('[data-island-state="ready"]')).toHaveLength(2));
  for (const selector of ['#a', '#b', '#c', '#d']) {
    over(selector);
    vi.advanceTimersByTime(1);
  }
  expect(fetched()).toEqual(['/one/', '/two/']);
});
