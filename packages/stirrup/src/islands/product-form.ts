import { productForm } from '@stirrup/shop/product-form';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([productForm], codeFromList());
