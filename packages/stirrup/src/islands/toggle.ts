import { toggle } from '@stirrup/builder/toggle';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([toggle], aheadOfList());
