import { navNested } from '@stirrup/builder/nav-nested';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([navNested], aheadOfList());
