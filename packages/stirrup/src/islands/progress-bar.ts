import { progressBar } from '@stirrup/builder/progress-bar';
import { autoStart } from '../auto-start.ts';

autoStart([progressBar]);
