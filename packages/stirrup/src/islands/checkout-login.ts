import { checkoutLogin } from '@stirrup/shop/checkout-login';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([checkoutLogin], codeFromList());
