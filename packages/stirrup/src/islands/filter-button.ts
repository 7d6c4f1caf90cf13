import { filterButton } from '@stirrup/builder/filter-button';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([filterButton], aheadOfList());
