import { navNested } from '@stirrup/builder/nav-nested';
import { autoStart } from '../auto-start.ts';

autoStart([navNested]);
