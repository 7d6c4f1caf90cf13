import { backToTop } from '@stirrup/builder/back-to-top';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([backToTop], aheadOfList());
