import { searchOverlay } from '@stirrup/builder/search-overlay';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([searchOverlay], aheadOfList());
