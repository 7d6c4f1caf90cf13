import { queryText } from '@stirrup/builder/query-text';
import { autoStart } from '../auto-start.ts';

autoStart([queryText]);
