import { filterDate } from '@stirrup/builder/filter-date';
import { autoStart } from '../auto-start.ts';

autoStart([filterDate]);
