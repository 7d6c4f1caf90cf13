import { backToTop } from '@stirrup/builder/back-to-top';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([backToTop], codeFromList());
