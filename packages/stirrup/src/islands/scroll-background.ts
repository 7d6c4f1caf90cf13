import { scrollBackground } from '@stirrup/builder/scroll-background';
import { autoStart } from '../auto-start.ts';

autoStart([scrollBackground]);
