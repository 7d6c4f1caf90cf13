import { masonry } from '@stirrup/builder/masonry';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([masonry], aheadOfList());
