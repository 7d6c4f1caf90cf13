import { scrollBackground } from '@stirrup/builder/scroll-background';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([scrollBackground], codeFromList());
