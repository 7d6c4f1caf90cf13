import { cartFragmentsSettings, emit, fillHtml, observeRescans, subscribe } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { pageRegistry } from '@stirrup/runtime';
import { showCart } from './accept-cart.ts';
import { type CartCopy, isCartFilled, isCartUnknown, readAnnouncedCopy, readCopy } from './cart-copy.ts';
import { cartQueue } from './cart-queue.ts';
import { cartState } from './cart-state.ts';
import { CART_EVENT, CONTENT, COPY_LIFETIME } from './contract.ts';
import { followChanges } from './follow-changes.ts';
import { askAgain, refreshCart } from './refresh-cart.ts';

/**
 * Shows the cart on this page and keeps it in sync. Every island of the cart calls it; it runs once per page.
 *
 * The shop prints its containers empty. A copy in the browser fills them without a request. While the shop's cookie
 * says that the cart is empty, nothing is fetched either, until the empty cart becomes visible ({@link requestCart}).
 *
 * @example
 * ```html
 * <div class="widget_shopping_cart_content"></div>
 * ```
 * ```ts
 * syncCart();
 * ```
 * Follows woocommerce.md §4.3.
 */
export function syncCart(): void {
  pageRegistry().shared('cart/kept', () => {
    showFirst();
    listen();
    // A cart is on every page of a shop, so this covers all scripts that request a rescan of the page.
    observeRescans();
  });
}

/**
 * Fetches the cart when an empty container becomes visible, unless a cart is shown or requested. The answer to a change
 * under way also brings it, unless it fails.
 */
export function requestCart(): void {
  const state = cartState();
  const isMissing = () => state.get().hash === undefined && !state.get().isLoading;
  if (!isMissing()) return;
  void cartQueue()(async () => {
    if (isMissing()) void refreshCart();
  });
}

function showFirst(): void {
  const copy = readCopy();
  if (copy) showCopy(copy);
  else if (isCartFilled() || isCartUnknown()) requestCart();
}

function showCopy({ fragments, hash, created }: CartCopy): void {
  showCart(fragments, hash);
  emit(document.body, CART_EVENT.loaded);
  refreshIn(created + COPY_LIFETIME - Date.now());
}

function listen(): void {
  const { body } = document;
  const refresh = () => void refreshCart();
  subscribe(body, CART_EVENT.refresh, refresh);
  subscribe(body, CART_EVENT.cartPageUpdated, refresh);
  followChanges();
  subscribe(body, CART_EVENT.refreshed, () => refreshIn(COPY_LIFETIME));
  globalThis.addEventListener('pageshow', (event) => {
    if (event.persisted) clearAndRefresh();
  });
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === cartFragmentsSettings().cart_hash_key && newValue !== cartState().get().hash) followOtherTab(newValue);
  });
}

/** The cart may have changed on later pages: its content is removed until the shop has answered. */
function clearAndRefresh(): void {
  restoreFocus();
  for (const content of document.querySelectorAll(CONTENT)) fillHtml(content, '');
  // Without a cart an old failure would be shown.
  cartState().setKey('failure', undefined);
  cartState().setKey('hash', undefined);
  // Side carts listen to this event, and so do we; the shop's own script, if still present, emits it.
  if (hasLegacyScript('wc-cart-fragments')) void refreshCart();
  else emit(document.body, CART_EVENT.refresh);
}

/**
 * Restores the focus of a control in the cart, once the cart is there again: the same link's, else the first control's. Ends when
 * the cart does not come, or the visitor goes on.
 */
function restoreFocus(): void {
  const { activeElement, body } = document;
  const index = [...document.querySelectorAll(CONTENT)].findIndex((content) => content.contains(activeElement));
  if (index < 0) return;
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  const href = activeElement?.getAttribute('href');
  const focus = () => {
    end();
    const controls = document.querySelectorAll(CONTENT)[index]?.querySelectorAll<HTMLElement>('a[href], button') ?? [];
    const same = [...controls].find((control) => href && control.getAttribute('href') === href);
    if (document.activeElement === body) (same ?? controls[0])?.focus({ preventScroll: true });
  };
  subscribe(body, CART_EVENT.refreshed, focus, signal);
  subscribe(body, CART_EVENT.refreshFailed, end, signal);
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, end, { capture: true, signal });
}

/** Another tab has changed the cart; if that tab runs Stirrup, its copy is already stored. */
function followOtherTab(hash: string | null): void {
  const copy = readAnnouncedCopy(hash);
  if (copy) {
    showCopy(copy);
    askAgain();
  } else void refreshCart();
}

let timer: ReturnType<typeof setTimeout> | undefined;

function refreshIn(delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void refreshCart(), delay);
}
