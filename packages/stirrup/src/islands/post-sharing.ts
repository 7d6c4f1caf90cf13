import { postSharing } from '@stirrup/builder/post-sharing';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([postSharing], codeFromList());
