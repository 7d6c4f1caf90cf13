import { gallery } from '@stirrup/shop/gallery';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([gallery], aheadOfList());
