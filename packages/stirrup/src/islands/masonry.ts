import { masonry } from '@stirrup/builder/masonry';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([masonry], codeFromList());
