import { anchorLinks } from '@stirrup/builder/anchor-links';
import { autoStart } from '../auto-start.ts';

autoStart([anchorLinks]);
