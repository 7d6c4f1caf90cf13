import { prefetch } from '@stirrup/shop/prefetch';
import { autoStart } from '../auto-start.ts';

autoStart([prefetch]);
