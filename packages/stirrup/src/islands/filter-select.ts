import { filterSelect } from '@stirrup/builder/filter-select';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([filterSelect], aheadOfList());
