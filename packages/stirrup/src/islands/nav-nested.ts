import { navNested } from '@stirrup/builder/nav-nested';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([navNested], codeFromList());
