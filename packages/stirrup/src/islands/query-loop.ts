import { queryLoop } from '@stirrup/builder/query-loop';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([queryLoop], aheadOfList());
