import { anchorLinks } from '@stirrup/builder/anchor-links';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([anchorLinks], codeFromList());
