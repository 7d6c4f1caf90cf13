import { activeFilters } from '@stirrup/builder/active-filters';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([activeFilters], aheadOfList());
