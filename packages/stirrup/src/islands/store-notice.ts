import { storeNotice } from '@stirrup/shop/store-notice';
import { autoStart } from '../auto-start.ts';

autoStart([storeNotice]);
