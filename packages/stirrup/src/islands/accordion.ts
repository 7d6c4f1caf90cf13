import { accordion } from '@stirrup/builder/accordion';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([accordion], aheadOfList());
