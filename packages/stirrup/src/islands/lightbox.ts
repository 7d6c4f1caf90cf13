import { lightbox } from '@stirrup/builder/lightbox';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([lightbox], codeFromList());
