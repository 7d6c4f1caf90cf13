import { swatches } from '@stirrup/shop/swatches';
import { autoStart } from '../auto-start.ts';

autoStart([swatches]);
