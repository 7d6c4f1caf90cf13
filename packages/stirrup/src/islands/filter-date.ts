import { filterDate } from '@stirrup/builder/filter-date';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([filterDate], aheadOfList());
