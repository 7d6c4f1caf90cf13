import { cartPage } from '@stirrup/shop/cart-page';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([cartPage], aheadOfList());
