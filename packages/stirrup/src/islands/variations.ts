import { variations } from '@stirrup/shop/variations';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([variations], aheadOfList());
