import { socialPage } from '@stirrup/builder/social-page';
import { autoStart } from '../auto-start.ts';

autoStart([socialPage]);
