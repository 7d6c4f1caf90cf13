import { filterChoices } from '@stirrup/builder/filter-choices';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([filterChoices], aheadOfList());
