import { pagination } from '@stirrup/builder/pagination';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([pagination], codeFromList());
