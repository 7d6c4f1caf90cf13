import { audio } from '@stirrup/builder/audio';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([audio], codeFromList());
