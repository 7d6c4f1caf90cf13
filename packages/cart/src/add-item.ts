import {
  addToCart,
  addToCartByBuilder,
  addVariationToCart,
  type EmittedEvent,
  emit,
  emitAfter,
  emitCancelable,
  type FormFields,
  isAborted,
  isRequestError,
} from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { acceptCart } from './accept-cart.ts';
import { cartQueue } from './cart-queue.ts';
import { cartState } from './cart-state.ts';
import { CART_EVENT } from './contract.ts';
import { emitChange } from './emit-change.ts';
import { refreshCart } from './refresh-cart.ts';

/** A product to add. */
export interface AddRequest {
  /** Fields of the call; listeners of `adding_to_cart` may change them. */
  readonly fields: FormFields;
  /** The control that was used; it is passed to listeners. */
  readonly button: HTMLElement | undefined;
  /** The button's endpoint. */
  readonly through: 'shop' | 'builder' | 'swatches';
  /** Awaited before the answer shows: the start of listeners to the add's events. */
  readonly listeners?: Promise<unknown> | undefined;
  /** Called after a success, before its events: their listeners have to see the button's new state. */
  readonly onAdded?: () => void;
  /**
   * Asked after a success: the page to which the shop leads the visitor. Then no event of the add follows
   * (woocommerce.md §4.2, bricks-dynamic.md §8.1).
   */
  readonly leadsTo?: () => string | undefined;
  /** Called after a refusal by a listener, before the button's event, for the same reason. */
  readonly onCanceled?: () => void;
}

/** The outcome of an add. */
export type AddResult =
  | { readonly status: 'added'; readonly notices: string; readonly leadsTo: string | undefined }
  /** The shop refused: with the address of the product's page, with notices (HTML), or without both. */
  | { readonly status: 'refused'; readonly productUrl: string | undefined; readonly notices: string }
  /** A listener cancelled the add; no request was sent. */
  | { readonly status: 'canceled' };

/**
 * Adds a product to the cart: one change at a time, with all events of woocommerce.md §4.2 in order and, through the
 * builder, those of bricks-dynamic.md §8.1.
 *
 * @example
 * ```html
 * <a href="?add-to-cart=47" class="add_to_cart_button ajax_add_to_cart" data-product_id="47">Add to cart</a>
 * ```
 * ```ts
 * const result = await addItem({ fields: { product_id: '47', quantity: '1' }, button, through: 'shop' });
 * if (result.status === 'refused') console.log(result.productUrl);
 * ```
 * @throws {RequestError} without a usable answer. The cart is fetched then: the shop may have added the product.
 */
export async function addItem(request: AddRequest): Promise<AddResult> {
  const { fields, button, through, onCanceled } = request;
  if (!emitCancelable(document.body, CART_EVENT.shouldSend, [button])) {
    const conclude = () => {
      emit(document.body, CART_EVENT.notSent, [false, false, button]);
      onCanceled?.();
    };
    emitAfter(document.body, conclude, [[CART_EVENT.buttonUpdated, [button]]]);
    return { status: 'canceled' };
  }
  emit(document.body, CART_EVENT.adding, [button, fields]);
  const state = cartState();
  state.setKey('adding', state.get().adding + 1);
  try {
    return await cartQueue()(() => (through === 'builder' ? addByBuilder(request) : addByShop(request)));
  } catch (error) {
    if (isRequestError(error) && error.kind !== 'offline' && !isAborted(error)) void refreshCart();
    throw error;
  } finally {
    state.setKey('adding', state.get().adding - 1);
  }
}

async function addByShop({ fields, button, through, listeners, leadsTo, onAdded }: AddRequest): Promise<AddResult> {
  // The builder's own script, if still present, makes buttons of the shop busy, too, until this event.
  const isWatched = hasLegacyScript('bricks-woocommerce');
  const fail = () => isWatched && emit(document.body, CART_EVENT.builderFailed, ['', button]);
  const answer = await (through === 'swatches' ? addVariationToCart : addToCart)(fields).catch((error: unknown) => {
    fail();
    throw error;
  });
  if ('error' in answer && !answer.product_url) fail();
  if ('error' in answer) return { status: 'refused', productUrl: answer.product_url || undefined, notices: '' };
  await listeners;
  acceptCart(answer.fragments, answer.cart_hash);
  const result = { status: 'added', notices: '', leadsTo: leadsTo?.() } as const;
  if (result.leadsTo) return result;
  onAdded?.();
  emitChange('added', answer, button, [[CART_EVENT.buttonUpdated, [button]], LOADED]);
  return result;
}

async function addByBuilder({ fields, button, listeners, leadsTo, onAdded }: AddRequest): Promise<AddResult> {
  const answer = await addToCartByBuilder(fields).catch((error: unknown) => {
    // The builder's own script, if still present, keeps the button busy until this event.
    emit(document.body, CART_EVENT.builderFailed, ['', button]);
    throw error;
  });
  if ('error' in answer) {
    if (!answer.product_url) emit(document.body, CART_EVENT.builderFailed, [answer.notices, button]);
    return { status: 'refused', productUrl: answer.product_url || undefined, notices: answer.notices };
  }
  await listeners;
  acceptCart(answer.fragments, answer.cart_hash);
  const result = { status: 'added', notices: answer.notices, leadsTo: leadsTo?.() } as const;
  if (result.leadsTo) return result;
  onAdded?.();
  emit(document.body, CART_EVENT.refreshed);
  // The builder replaces fragments before the event of the add; the shop's script does so on that event.
  const isLoadedLater = hasLegacyScript('wc-add-to-cart');
  if (!isLoadedLater) emit(document.body, CART_EVENT.loaded);
  emitChange('added', answer, button, [[CART_EVENT.buttonUpdated, [button]], ...(isLoadedLater ? [LOADED] : [])]);
  return result;
}

const LOADED: EmittedEvent = [CART_EVENT.loaded];
