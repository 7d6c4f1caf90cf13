import { readingProgress } from '@stirrup/builder/reading-progress';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([readingProgress], aheadOfList());
