import { storeNotice } from '@stirrup/shop/store-notice';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([storeNotice], codeFromList());
