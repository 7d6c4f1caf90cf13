import { navMenu } from '@stirrup/builder/nav-menu';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([navMenu], aheadOfList());
