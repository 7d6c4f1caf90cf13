import { map } from '@stirrup/builder/map';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([map], codeFromList());
