import { offCanvas } from '@stirrup/builder/off-canvas';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([offCanvas], codeFromList());
