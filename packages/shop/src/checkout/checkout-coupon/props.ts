import { defineProps } from '@stirrup/runtime';

/** The coupon panel has no options: the page's settings say all. */
export const checkoutCouponProps = defineProps({});
