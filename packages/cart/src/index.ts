export { type AddRequest, type AddResult, addItem } from './add-item.ts';
export type { CartCopy, Fragments } from './cart-copy.ts';
export { type CartState, cartState } from './cart-state.ts';
export { CART_EVENT, CONTENT } from './contract.ts';
export { cartQueue } from './page-queue.ts';
export { refreshCart } from './refresh-cart.ts';
export { removeItem } from './remove-item.ts';
export { requestCart, syncCart } from './sync-cart.ts';
