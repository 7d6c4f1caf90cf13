import { skipLink } from '@stirrup/builder/skip-link';
import { autoStart } from '../auto-start.ts';

autoStart([skipLink]);
