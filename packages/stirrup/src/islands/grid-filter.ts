import { gridFilter } from '@stirrup/builder/grid-filter';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([gridFilter], codeFromList());
