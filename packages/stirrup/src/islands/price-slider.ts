import { priceSlider } from '@stirrup/shop/price-slider';
import { autoStart } from '../auto-start.ts';

autoStart([priceSlider]);
