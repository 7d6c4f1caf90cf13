import { dropdown } from '@stirrup/builder/dropdown';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([dropdown], aheadOfList());
