import { navMenu } from '@stirrup/builder/nav-menu';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([navMenu], codeFromList());
