import { productsFilter } from '@stirrup/shop/products-filter';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([productsFilter], aheadOfList());
