import { audio } from '@stirrup/builder/audio';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([audio], aheadOfList());
