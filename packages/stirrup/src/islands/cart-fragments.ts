import { cartFragments } from '@stirrup/shop/cart-fragments';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([cartFragments], codeFromList());
