import { skipLink } from '@stirrup/builder/skip-link';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([skipLink], aheadOfList());
