import { carousel } from '@stirrup/builder/carousel';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([carousel], aheadOfList());
