import { checkoutCoupon } from '@stirrup/shop/checkout-coupon';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([checkoutCoupon], aheadOfList());
