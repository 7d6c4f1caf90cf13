import { tabs } from '@stirrup/builder/tabs';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([tabs], codeFromList());
