import { productForm } from '@stirrup/shop/product-form';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([productForm], aheadOfList());
