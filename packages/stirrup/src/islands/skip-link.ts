import { skipLink } from '@stirrup/builder/skip-link';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([skipLink], codeFromList());
