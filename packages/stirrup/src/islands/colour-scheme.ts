import { colourScheme } from '@stirrup/builder/colour-scheme';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([colourScheme], codeFromList());
