import { productsFilter } from '@stirrup/shop/products-filter';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([productsFilter], codeFromList());
