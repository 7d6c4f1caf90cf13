import { video } from '@stirrup/builder/video';
import { autoStart } from '../auto-start.ts';

autoStart([video]);
