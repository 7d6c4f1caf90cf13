import { gridFilter } from '@stirrup/builder/grid-filter';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([gridFilter], aheadOfList());
