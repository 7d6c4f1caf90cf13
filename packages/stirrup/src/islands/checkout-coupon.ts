import { checkoutCoupon } from '@stirrup/shop/checkout-coupon';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([checkoutCoupon], codeFromList());
