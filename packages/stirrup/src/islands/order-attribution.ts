import { orderAttribution } from '@stirrup/shop/order-attribution';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([orderAttribution], codeFromList());
