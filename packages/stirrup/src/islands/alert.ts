import { alert } from '@stirrup/builder/alert';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([alert], codeFromList());
