import { filterSearch } from '@stirrup/builder/filter-search';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([filterSearch], codeFromList());
