import { typedText } from '@stirrup/builder/typed-text';
import { autoStart } from '../auto-start.ts';

autoStart([typedText]);
