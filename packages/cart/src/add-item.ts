import {
  addToCart,
  addToCartByBuilder,
  addVariationToCart,
  type CartAnswer,
  type EmittedEvent,
  emit,
  emitAfter,
  emitCancelable,
  type FormFields,
} from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { acceptCart } from './accept-cart.ts';
import { cartState } from './cart-state.ts';
import { CART_EVENT } from './contract.ts';
import { inOwnEvent } from './own-event.ts';
import { cartQueue } from './page-queue.ts';

/** A product to be added. */
export interface AddRequest {
  /** Fields of the call; listeners of `adding_to_cart` may change them. */
  readonly fields: FormFields;
  /** The control that was used; listeners get it. */
  readonly button: HTMLElement | undefined;
  /** Which endpoint the button is made for. */
  readonly through: 'shop' | 'builder' | 'swatches';
  /** Called after a success, before listeners hear of it: the button is to show its new state by then. */
  readonly onAdded?: () => void;
}

/** The outcome of an add. */
export type AddResult =
  | { readonly status: 'added'; readonly notices: string }
  /** The shop said no: it names the product's page, or sends notices (HTML), or neither. */
  | { readonly status: 'refused'; readonly productUrl: string | undefined; readonly notices: string }
  /** A listener said no; nothing was sent. */
  | { readonly status: 'vetoed' };

/**
 * Adds a product to the cart: one change at a time, with all events of woocommerce.md §4.2 in their order
 * and, through the builder, of bricks-dynamic.md §8.1.
 *
 * @throws {RequestError} when no usable answer came; nothing was shown or stored then.
 */
export async function addItem(request: AddRequest): Promise<AddResult> {
  const { fields, button, through } = request;
  if (!emitCancelable(document.body, CART_EVENT.shouldSend, [button])) {
    const say = () => emit(document.body, CART_EVENT.notSent, [false, false, button]);
    emitAfter(document.body, say, [[CART_EVENT.buttonUpdated, [button]]]);
    return { status: 'vetoed' };
  }
  emit(document.body, CART_EVENT.adding, [button, fields]);
  const state = cartState();
  state.setKey('adding', state.get().adding + 1);
  try {
    return await cartQueue()(() => (through === 'builder' ? addByBuilder(request) : addByShop(request)));
  } finally {
    state.setKey('adding', state.get().adding - 1);
  }
}

async function addByShop({ fields, button, through, onAdded }: AddRequest): Promise<AddResult> {
  const answer = await (through === 'swatches' ? addVariationToCart : addToCart)(fields);
  if ('error' in answer) return { status: 'refused', productUrl: answer.product_url || undefined, notices: '' };
  acceptCart(answer.fragments, answer.cart_hash);
  onAdded?.();
  raiseAdded(answer, button, [[CART_EVENT.buttonUpdated, [button]], LOADED]);
  return { status: 'added', notices: '' };
}

async function addByBuilder({ fields, button, onAdded }: AddRequest): Promise<AddResult> {
  const answer = await addToCartByBuilder(fields).catch((error: unknown) => {
    // The builder's own script, where it is still there, leaves the button busy until it hears of an end.
    emit(document.body, CART_EVENT.builderFailed, ['', button]);
    throw error;
  });
  if ('error' in answer) {
    if (!answer.product_url) emit(document.body, CART_EVENT.builderFailed, [answer.notices, button]);
    return { status: 'refused', productUrl: answer.product_url || undefined, notices: answer.notices };
  }
  acceptCart(answer.fragments, answer.cart_hash);
  onAdded?.();
  emit(document.body, CART_EVENT.refreshed);
  // The builder replaces fragments before it says that something was added; the shop's script does so when it hears that.
  const isLoadedLater = hasLegacyScript('wc-add-to-cart');
  if (!isLoadedLater) emit(document.body, CART_EVENT.loaded);
  raiseAdded(answer, button, [[CART_EVENT.buttonUpdated, [button]], ...(isLoadedLater ? [LOADED] : [])]);
  return { status: 'added', notices: answer.notices };
}

const LOADED: EmittedEvent = [CART_EVENT.loaded];

function raiseAdded(answer: CartAnswer, button: HTMLElement | undefined, sequel: readonly EmittedEvent[]): void {
  const args = [answer.fragments, answer.cart_hash, button];
  emitAfter(document.body, () => inOwnEvent(() => emit(document.body, CART_EVENT.added, args)), sequel);
}
