import { queryLoop } from '@stirrup/builder/query-loop';
import { autoStart } from '../auto-start.ts';

autoStart([queryLoop]);
