import { countdown } from '@stirrup/builder/countdown';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([countdown], aheadOfList());
