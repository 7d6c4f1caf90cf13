import { loopSwatches } from '@stirrup/shop/loop-swatches';
import { autoStart } from '../auto-start.ts';

autoStart([loopSwatches]);
