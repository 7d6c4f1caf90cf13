import { progressBar } from '@stirrup/builder/progress-bar';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([progressBar], codeFromList());
