import { socialPage } from '@stirrup/builder/social-page';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([socialPage], aheadOfList());
