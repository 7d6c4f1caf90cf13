import { filterChoices } from '@stirrup/builder/filter-choices';
import { autoStart } from '../auto-start.ts';

autoStart([filterChoices]);
