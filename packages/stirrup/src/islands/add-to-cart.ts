import { addToCart } from '@stirrup/shop/add-to-cart';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([addToCart], codeFromList());
