import { countdown } from '@stirrup/builder/countdown';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([countdown], codeFromList());
