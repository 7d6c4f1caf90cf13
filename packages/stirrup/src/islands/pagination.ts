import { pagination } from '@stirrup/builder/pagination';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([pagination], aheadOfList());
