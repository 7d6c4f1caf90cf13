import { checkoutLogin } from '@stirrup/shop/checkout-login';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([checkoutLogin], aheadOfList());
