import { anchorLinks } from '@stirrup/builder/anchor-links';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([anchorLinks], aheadOfList());
