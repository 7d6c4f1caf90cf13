import { tableOfContents } from '@stirrup/builder/table-of-contents';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([tableOfContents], codeFromList());
