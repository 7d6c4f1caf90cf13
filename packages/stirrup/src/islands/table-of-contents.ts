import { tableOfContents } from '@stirrup/builder/table-of-contents';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([tableOfContents], aheadOfList());
