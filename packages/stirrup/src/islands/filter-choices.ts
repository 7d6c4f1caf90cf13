import { filterChoices } from '@stirrup/builder/filter-choices';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([filterChoices], codeFromList());
