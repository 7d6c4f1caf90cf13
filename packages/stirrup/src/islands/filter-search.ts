import { filterSearch } from '@stirrup/builder/filter-search';
import { autoStart } from '../auto-start.ts';

autoStart([filterSearch]);
