import { readMore } from '@stirrup/builder/read-more';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([readMore], codeFromList());
