import { filterButton } from '@stirrup/builder/filter-button';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([filterButton], codeFromList());
