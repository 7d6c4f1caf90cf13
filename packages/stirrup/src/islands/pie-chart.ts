import { pieChart } from '@stirrup/builder/pie-chart';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([pieChart], aheadOfList());
