import { miniCart } from '@stirrup/shop/mini-cart';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([miniCart], codeFromList());
