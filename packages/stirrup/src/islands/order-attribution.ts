import { orderAttribution } from '@stirrup/shop/order-attribution';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([orderAttribution], aheadOfList());
