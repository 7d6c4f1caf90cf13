import { priceSlider } from '@stirrup/shop/price-slider';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([priceSlider], codeFromList());
