import { popup } from '@stirrup/builder/popup';
import { autoStart } from '../auto-start.ts';

autoStart([popup]);
