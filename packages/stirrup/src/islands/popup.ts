import { popup } from '@stirrup/builder/popup';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([popup], aheadOfList());
