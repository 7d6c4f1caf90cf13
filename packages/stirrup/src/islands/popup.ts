import { popup } from '@stirrup/builder/popup';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([popup], codeFromList());
