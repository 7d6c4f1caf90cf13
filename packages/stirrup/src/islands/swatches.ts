import { swatches } from '@stirrup/shop/swatches';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([swatches], aheadOfList());
