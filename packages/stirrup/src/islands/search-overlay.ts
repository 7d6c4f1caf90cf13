import { searchOverlay } from '@stirrup/builder/search-overlay';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([searchOverlay], codeFromList());
