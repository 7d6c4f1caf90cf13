import { form } from '@stirrup/builder/form';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([form], codeFromList());
