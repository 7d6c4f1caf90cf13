import { interactions } from '@stirrup/builder/interactions';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([interactions], codeFromList());
