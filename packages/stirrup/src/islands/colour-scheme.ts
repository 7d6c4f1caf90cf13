import { colourScheme } from '@stirrup/builder/colour-scheme';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([colourScheme], aheadOfList());
