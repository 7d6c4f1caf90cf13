import { readingTime } from '@stirrup/builder/reading-time';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([readingTime], aheadOfList());
