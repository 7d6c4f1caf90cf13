import { backgroundVideo } from '@stirrup/builder/background-video';
import { autoStart } from '../auto-start.ts';

autoStart([backgroundVideo]);
