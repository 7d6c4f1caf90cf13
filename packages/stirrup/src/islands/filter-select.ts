import { filterSelect } from '@stirrup/builder/filter-select';
import { autoStart } from '../auto-start.ts';

autoStart([filterSelect]);
