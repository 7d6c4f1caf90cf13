import { pricingSwitch } from '@stirrup/builder/pricing-switch';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([pricingSwitch], aheadOfList());
