import { readMore } from '@stirrup/builder/read-more';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([readMore], aheadOfList());
