import { stickyHeader } from '@stirrup/builder/sticky-header';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([stickyHeader], codeFromList());
