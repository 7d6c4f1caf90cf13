import { checkoutCoupon } from '@stirrup/shop/checkout-coupon';
import { autoStart } from '../auto-start.ts';

autoStart([checkoutCoupon]);
