import { storeNotice } from '@stirrup/shop/store-notice';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([storeNotice], aheadOfList());
