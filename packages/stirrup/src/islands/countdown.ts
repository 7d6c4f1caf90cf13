import { countdown } from '@stirrup/builder/countdown';
import { autoStart } from '../auto-start.ts';

autoStart([countdown]);
