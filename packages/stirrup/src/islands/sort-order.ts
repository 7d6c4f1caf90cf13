import { sortOrder } from '@stirrup/shop/sort-order';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([sortOrder], aheadOfList());
