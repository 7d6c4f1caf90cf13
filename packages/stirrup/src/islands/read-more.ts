import { readMore } from '@stirrup/builder/read-more';
import { autoStart } from '../auto-start.ts';

autoStart([readMore]);
