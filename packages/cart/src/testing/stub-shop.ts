import { COOKIE } from '../contract.ts';

/** Selector of the container that every cart answer fills. */
const CONTENT = 'div.widget_shopping_cart_content';

/** Keys under which the demo page keeps its copy of the cart. */
export const KEY = { hash: 'wc_cart_hash_test', fragments: 'wc_fragments_test' } as const;

/** The fragments of a cart that holds the given goods. */
export function fragmentsOf(...goods: string[]): Record<string, string> {
  return { [CONTENT]: `<div class="widget_shopping_cart_content">${goods.join(', ') || 'empty'}</div>` };
}

/** A well-formed answer of the shop. */
export function cartAnswer(hash: string, ...goods: string[]): object {
  return { fragments: fragmentsOf(...goods), cart_hash: hash };
}

/** One call that reached the stub. */
export interface ShopCall {
  readonly endpoint: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly answer: (body: object | string, status?: number) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/**
 * Replaces `fetch` by a shop whose answers the test gives by hand, in any order and at any time.
 *
 * @example
 * ```ts
 * const calls = stubShop();
 * const adding = addItem(request);
 * await settle();
 * await calls[0]?.answer(cartAnswer('h1', 'bridle'));
 * ```
 */
export function stubShop(): ShopCall[] {
  const calls: ShopCall[] = [];
  globalThis.fetch = (input, init = {}) =>
    new Promise((resolve, reject) => {
      const answer = (body: object | string, status = 200) => {
        resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
        return settle();
      };
      const fail = () => {
        reject(new TypeError('Failed to fetch'));
        return settle();
      };
      const endpoint = new URL(String(input), 'https://shop.test').searchParams.get('wc-ajax') ?? '';
      calls.push({ endpoint, fields: Object.fromEntries(new URLSearchParams(String(init.body))), answer, fail });
    });
  return calls;
}

/** Waits until everything that can go on has gone on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
}

/**
 * A page of a visitor who has never been here: new registry, storage, cookies, the shop's settings, and a body with a
 * button and a cart.
 */
export function freshPage(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description?.startsWith('stirrup')) Reflect.deleteProperty(globalThis, key);
  }
  const body = document.createElement('body');
  for (const [tag, className] of [
    ['a', 'button'],
    ['div', 'widget_shopping_cart_content'],
  ] as const) {
    body.appendChild(document.createElement(tag)).className = className;
  }
  document.body.replaceWith(body);
  localStorage.clear();
  sessionStorage.clear();
  setCookies('');
  const settings = {
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    cart_hash_key: KEY.hash,
    fragment_name: KEY.fragments,
    request_timeout: '5000',
  };
  Object.assign(globalThis, { wc_cart_fragments_params: settings });
}

/** Sets the shop's cookies as for a cart with this hash; an empty one takes them away. */
export function setCookies(hash: string): void {
  const age = hash ? '' : '; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  document.cookie = `${COOKIE.hash}=${hash}; path=/${age}`;
  document.cookie = `${COOKIE.filled}=1; path=/${age}`;
}

/** What the page's cart shows. */
export function shown(): string | undefined {
  return document.querySelector(CONTENT)?.textContent;
}
