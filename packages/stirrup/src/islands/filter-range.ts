import { filterRange } from '@stirrup/builder/filter-range';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([filterRange], codeFromList());
