import { productsFilter } from '@stirrup/shop/products-filter';
import { autoStart } from '../auto-start.ts';

autoStart([productsFilter]);
