import { readingProgress } from '@stirrup/builder/reading-progress';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([readingProgress], codeFromList());
