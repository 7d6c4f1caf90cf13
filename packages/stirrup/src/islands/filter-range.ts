import { filterRange } from '@stirrup/builder/filter-range';
import { autoStart } from '../auto-start.ts';

autoStart([filterRange]);
