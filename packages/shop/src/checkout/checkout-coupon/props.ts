import { defineProps } from '@stirrup/runtime';

/** The coupon panel has no options: it needs the page's settings only. */
export const checkoutCouponProps = defineProps({});
