import { video } from '@stirrup/builder/video';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([video], codeFromList());
