import { queryLoop } from '@stirrup/builder/query-loop';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([queryLoop], codeFromList());
