import { slider } from '@stirrup/builder/slider';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([slider], aheadOfList());
