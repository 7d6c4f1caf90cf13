import { activeFilters } from '@stirrup/builder/active-filters';
import { autoStart } from '../auto-start.ts';

autoStart([activeFilters]);
