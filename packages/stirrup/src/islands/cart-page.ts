import { cartPage } from '@stirrup/shop/cart-page';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([cartPage], codeFromList());
