import { pieChart } from '@stirrup/builder/pie-chart';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([pieChart], codeFromList());
