import { queryText } from '@stirrup/builder/query-text';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([queryText], aheadOfList());
