import { gallery } from '@stirrup/shop/gallery';
import { autoStart } from '../auto-start.ts';

autoStart([gallery]);
