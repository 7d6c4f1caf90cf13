import { alert } from '@stirrup/builder/alert';
import { autoStart } from '../auto-start.ts';

autoStart([alert]);
