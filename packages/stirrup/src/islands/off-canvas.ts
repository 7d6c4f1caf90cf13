import { offCanvas } from '@stirrup/builder/off-canvas';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([offCanvas], aheadOfList());
