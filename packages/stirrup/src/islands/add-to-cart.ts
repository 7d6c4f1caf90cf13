import { addToCart } from '@stirrup/shop/add-to-cart';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([addToCart], aheadOfList());
