import { socialPage } from '@stirrup/builder/social-page';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([socialPage], codeFromList());
