import { addToCart } from '@stirrup/shop/add-to-cart';
import { autoStart } from '../auto-start.ts';

autoStart([addToCart]);
