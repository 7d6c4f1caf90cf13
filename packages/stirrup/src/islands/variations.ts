import { variations } from '@stirrup/shop/variations';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([variations], codeFromList());
