import { navMenu } from '@stirrup/builder/nav-menu';
import { autoStart } from '../auto-start.ts';

autoStart([navMenu]);
