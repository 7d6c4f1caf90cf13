import { pricingSwitch } from '@stirrup/builder/pricing-switch';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([pricingSwitch], codeFromList());
