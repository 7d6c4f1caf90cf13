import { readingProgress } from '@stirrup/builder/reading-progress';
import { autoStart } from '../auto-start.ts';

autoStart([readingProgress]);
