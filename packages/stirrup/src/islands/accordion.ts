import { accordion } from '@stirrup/builder/accordion';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([accordion], codeFromList());
