import { pagination } from '@stirrup/builder/pagination';
import { autoStart } from '../auto-start.ts';

autoStart([pagination]);
