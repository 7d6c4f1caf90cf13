import { stickyHeader } from '@stirrup/builder/sticky-header';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([stickyHeader], aheadOfList());
