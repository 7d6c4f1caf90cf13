import { dropdown } from '@stirrup/builder/dropdown';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([dropdown], codeFromList());
