import { masonry } from '@stirrup/builder/masonry';
import { autoStart } from '../auto-start.ts';

autoStart([masonry]);
