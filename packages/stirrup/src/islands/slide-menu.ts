import { slideMenu } from '@stirrup/builder/slide-menu';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([slideMenu], codeFromList());
