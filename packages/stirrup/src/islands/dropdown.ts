import { dropdown } from '@stirrup/builder/dropdown';
import { autoStart } from '../auto-start.ts';

autoStart([dropdown]);
