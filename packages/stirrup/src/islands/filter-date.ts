import { filterDate } from '@stirrup/builder/filter-date';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([filterDate], codeFromList());
