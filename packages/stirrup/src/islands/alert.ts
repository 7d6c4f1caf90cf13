import { alert } from '@stirrup/builder/alert';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([alert], aheadOfList());
