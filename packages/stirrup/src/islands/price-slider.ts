import { priceSlider } from '@stirrup/shop/price-slider';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([priceSlider], aheadOfList());
