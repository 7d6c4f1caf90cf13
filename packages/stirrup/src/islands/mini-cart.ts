import { miniCart } from '@stirrup/shop/mini-cart';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([miniCart], aheadOfList());
