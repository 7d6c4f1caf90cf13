import { slider } from '@stirrup/builder/slider';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([slider], codeFromList());
