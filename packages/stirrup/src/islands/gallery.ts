import { gallery } from '@stirrup/shop/gallery';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([gallery], codeFromList());
