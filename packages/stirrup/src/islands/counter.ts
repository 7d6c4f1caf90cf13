import { counter } from '@stirrup/builder/counter';
import { autoStart } from '../auto-start.ts';

autoStart([counter]);
