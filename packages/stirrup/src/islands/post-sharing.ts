import { postSharing } from '@stirrup/builder/post-sharing';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([postSharing], aheadOfList());
