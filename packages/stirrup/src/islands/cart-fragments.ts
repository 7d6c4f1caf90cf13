import { cartFragments } from '@stirrup/shop/cart-fragments';
import { autoStart } from '../auto-start.ts';

autoStart([cartFragments]);
