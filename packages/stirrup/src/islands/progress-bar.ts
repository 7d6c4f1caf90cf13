import { progressBar } from '@stirrup/builder/progress-bar';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([progressBar], aheadOfList());
