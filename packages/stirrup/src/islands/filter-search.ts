import { filterSearch } from '@stirrup/builder/filter-search';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([filterSearch], aheadOfList());
