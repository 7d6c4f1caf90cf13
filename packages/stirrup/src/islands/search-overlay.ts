import { searchOverlay } from '@stirrup/builder/search-overlay';
import { autoStart } from '../auto-start.ts';

autoStart([searchOverlay]);
