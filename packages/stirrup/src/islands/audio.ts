import { audio } from '@stirrup/builder/audio';
import { autoStart } from '../auto-start.ts';

autoStart([audio]);
