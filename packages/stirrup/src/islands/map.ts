import { map } from '@stirrup/builder/map';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([map], aheadOfList());
