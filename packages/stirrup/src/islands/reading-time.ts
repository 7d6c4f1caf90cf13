import { readingTime } from '@stirrup/builder/reading-time';
import { autoStart } from '../auto-start.ts';

autoStart([readingTime]);
