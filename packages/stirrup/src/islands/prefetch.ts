import { prefetch } from '@stirrup/shop/prefetch';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([prefetch], aheadOfList());
