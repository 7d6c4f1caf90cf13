import { counter } from '@stirrup/builder/counter';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([counter], aheadOfList());
