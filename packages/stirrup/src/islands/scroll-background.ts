import { scrollBackground } from '@stirrup/builder/scroll-background';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([scrollBackground], aheadOfList());
