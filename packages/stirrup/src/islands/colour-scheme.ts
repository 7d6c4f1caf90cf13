import { colourScheme } from '@stirrup/builder/colour-scheme';
import { autoStart } from '../auto-start.ts';

autoStart([colourScheme]);
