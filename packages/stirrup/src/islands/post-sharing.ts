import { postSharing } from '@stirrup/builder/post-sharing';
import { autoStart } from '../auto-start.ts';

autoStart([postSharing]);
