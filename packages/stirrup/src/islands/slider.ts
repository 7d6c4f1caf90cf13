import { slider } from '@stirrup/builder/slider';
import { autoStart } from '../auto-start.ts';

autoStart([slider]);
