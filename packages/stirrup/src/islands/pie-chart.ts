import { pieChart } from '@stirrup/builder/pie-chart';
import { autoStart } from '../auto-start.ts';

autoStart([pieChart]);
