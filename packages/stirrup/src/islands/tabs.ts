import { tabs } from '@stirrup/builder/tabs';
import { autoStart } from '../auto-start.ts';

autoStart([tabs]);
