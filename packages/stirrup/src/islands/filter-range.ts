import { filterRange } from '@stirrup/builder/filter-range';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([filterRange], aheadOfList());
