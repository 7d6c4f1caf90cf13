import { swatches } from '@stirrup/shop/swatches';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([swatches], codeFromList());
