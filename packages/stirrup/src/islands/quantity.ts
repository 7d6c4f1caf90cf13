import { quantity } from '@stirrup/shop/quantity';
import { autoStart } from '../auto-start.ts';

autoStart([quantity]);
