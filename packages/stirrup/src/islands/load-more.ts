import { loadMore } from '@stirrup/builder/load-more';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([loadMore], codeFromList());
