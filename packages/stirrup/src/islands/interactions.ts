import { interactions } from '@stirrup/builder/interactions';
import { autoStart } from '../auto-start.ts';

autoStart([interactions]);
