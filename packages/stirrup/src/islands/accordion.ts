import { accordion } from '@stirrup/builder/accordion';
import { autoStart } from '../auto-start.ts';

autoStart([accordion]);
