import { backgroundVideo } from '@stirrup/builder/background-video';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([backgroundVideo], aheadOfList());
