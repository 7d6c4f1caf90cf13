import { loopSwatches } from '@stirrup/shop/loop-swatches';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([loopSwatches], codeFromList());
