import { notices } from '@stirrup/shop/notices';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([notices], codeFromList());
