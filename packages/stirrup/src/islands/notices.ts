import { notices } from '@stirrup/shop/notices';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([notices], aheadOfList());
