import { miniCart } from '@stirrup/shop/mini-cart';
import { autoStart } from '../auto-start.ts';

autoStart([miniCart]);
