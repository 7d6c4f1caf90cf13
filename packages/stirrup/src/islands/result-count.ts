import { resultCount } from '@stirrup/shop/result-count';
import { autoStart } from '../auto-start.ts';

autoStart([resultCount]);
