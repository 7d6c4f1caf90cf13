import { variations } from '@stirrup/shop/variations';
import { autoStart } from '../auto-start.ts';

autoStart([variations]);
