import { cartFragments } from '@stirrup/shop/cart-fragments';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([cartFragments], aheadOfList());
