import jQuery from 'jquery';
import { type Mock, vi } from 'vitest';
import { CART_CONTENT } from '../../../../fixtures/stub-shop.ts';
import { COOKIE } from '../contract.ts';

/** Keys of the demo page's copy of the cart. */
export const KEY = { hash: 'wc_cart_hash_test', fragments: 'wc_fragments_test' } as const;

/**
 * A page of a new visitor: new registry, storage, cookies, the shop's settings, and a body with a button and a cart.
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

/** Restores the page; call it after each test. */
export function leavePage(): void {
  jQuery(document.body).off();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** Listens to an event of the body. */
export function subscribe(name: string): Mock<(event: Event) => void> {
  const listener = vi.fn<(event: Event) => void>();
  document.body.addEventListener(name, listener);
  return listener;
}

/** Sets the shop's cookies for a cart with this hash; an empty hash removes them. */
export function setCookies(hash: string): void {
  const age = hash ? '' : '; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  document.cookie = `${COOKIE.hash}=${hash}; path=/${age}`;
  document.cookie = `${COOKIE.filled}=1; path=/${age}`;
}

/** The text of the page's cart. */
export function shown(): string | undefined {
  return document.querySelector(CART_CONTENT)?.textContent;
}
