import { filterSelect } from '@stirrup/builder/filter-select';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([filterSelect], codeFromList());
