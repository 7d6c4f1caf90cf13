import { carousel } from '@stirrup/builder/carousel';
import { autoStart } from '../auto-start.ts';

autoStart([carousel]);
