import { tabs } from '@stirrup/builder/tabs';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([tabs], aheadOfList());
