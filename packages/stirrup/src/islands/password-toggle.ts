import { passwordToggle } from '@stirrup/builder/password-toggle';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([passwordToggle], codeFromList());
