import { sortOrder } from '@stirrup/shop/sort-order';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([sortOrder], codeFromList());
