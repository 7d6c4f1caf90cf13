import { stickyHeader } from '@stirrup/builder/sticky-header';
import { autoStart } from '../auto-start.ts';

autoStart([stickyHeader]);
