import { toggle } from '@stirrup/builder/toggle';
import { autoStart } from '../auto-start.ts';

autoStart([toggle]);
