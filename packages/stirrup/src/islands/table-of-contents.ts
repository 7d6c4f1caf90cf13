import { tableOfContents } from '@stirrup/builder/table-of-contents';
import { autoStart } from '../auto-start.ts';

autoStart([tableOfContents]);
