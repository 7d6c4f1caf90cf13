import { productForm } from '@stirrup/shop/product-form';
import { autoStart } from '../auto-start.ts';

autoStart([productForm]);
