import { typedText } from '@stirrup/builder/typed-text';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([typedText], codeFromList());
