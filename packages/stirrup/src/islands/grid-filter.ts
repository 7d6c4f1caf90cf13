import { gridFilter } from '@stirrup/builder/grid-filter';
import { autoStart } from '../auto-start.ts';

autoStart([gridFilter]);
