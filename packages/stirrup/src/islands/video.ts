import { video } from '@stirrup/builder/video';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([video], aheadOfList());
