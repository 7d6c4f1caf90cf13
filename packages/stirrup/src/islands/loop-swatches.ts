import { loopSwatches } from '@stirrup/shop/loop-swatches';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([loopSwatches], aheadOfList());
