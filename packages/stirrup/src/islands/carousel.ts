import { carousel } from '@stirrup/builder/carousel';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([carousel], codeFromList());
