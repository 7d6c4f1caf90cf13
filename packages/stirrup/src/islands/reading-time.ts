import { readingTime } from '@stirrup/builder/reading-time';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([readingTime], codeFromList());
