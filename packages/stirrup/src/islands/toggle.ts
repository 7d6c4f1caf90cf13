import { toggle } from '@stirrup/builder/toggle';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([toggle], codeFromList());
