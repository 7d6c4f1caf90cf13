import { offCanvas } from '@stirrup/builder/off-canvas';
import { autoStart } from '../auto-start.ts';

autoStart([offCanvas]);
