import { passwordField } from '@stirrup/shop/password-field';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([passwordField], codeFromList());
