import { backgroundVideo } from '@stirrup/builder/background-video';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([backgroundVideo], codeFromList());
