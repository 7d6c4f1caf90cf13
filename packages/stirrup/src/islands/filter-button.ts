import { filterButton } from '@stirrup/builder/filter-button';
import { autoStart } from '../auto-start.ts';

autoStart([filterButton]);
