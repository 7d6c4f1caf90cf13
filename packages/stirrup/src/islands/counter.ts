import { counter } from '@stirrup/builder/counter';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([counter], codeFromList());
