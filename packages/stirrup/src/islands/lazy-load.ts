import { lazyLoad } from '@stirrup/builder/lazy-load';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([lazyLoad], aheadOfList());
