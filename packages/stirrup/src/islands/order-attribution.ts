import { orderAttribution } from '@stirrup/shop/order-attribution';
import { autoStart } from '../auto-start.ts';

autoStart([orderAttribution]);
