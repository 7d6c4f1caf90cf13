import { resultCount } from '@stirrup/shop/result-count';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([resultCount], aheadOfList());
