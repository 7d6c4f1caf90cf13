import { prefetch } from '@stirrup/shop/prefetch';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([prefetch], codeFromList());
