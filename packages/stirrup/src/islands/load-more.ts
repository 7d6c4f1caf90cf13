import { loadMore } from '@stirrup/builder/load-more';
import { autoStart } from '../auto-start.ts';

autoStart([loadMore]);
