import { loadMore } from '@stirrup/builder/load-more';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([loadMore], aheadOfList());
