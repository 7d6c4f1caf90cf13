import { cartPage } from '@stirrup/shop/cart-page';
import { autoStart } from '../auto-start.ts';

autoStart([cartPage]);
