import { notices } from '@stirrup/shop/notices';
import { autoStart } from '../auto-start.ts';

autoStart([notices]);
