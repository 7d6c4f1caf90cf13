import { checkoutLogin } from '@stirrup/shop/checkout-login';
import { autoStart } from '../auto-start.ts';

autoStart([checkoutLogin]);
