import { pricingSwitch } from '@stirrup/builder/pricing-switch';
import { autoStart } from '../auto-start.ts';

autoStart([pricingSwitch]);
