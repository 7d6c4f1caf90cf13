import { backToTop } from '@stirrup/builder/back-to-top';
import { autoStart } from '../auto-start.ts';

autoStart([backToTop]);
