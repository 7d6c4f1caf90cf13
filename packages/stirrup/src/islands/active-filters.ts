import { activeFilters } from '@stirrup/builder/active-filters';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([activeFilters], codeFromList());
