import { queryText } from '@stirrup/builder/query-text';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([queryText], codeFromList());
