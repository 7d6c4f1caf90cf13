import { resultCount } from '@stirrup/shop/result-count';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([resultCount], codeFromList());
