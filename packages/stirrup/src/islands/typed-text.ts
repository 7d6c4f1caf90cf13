import { typedText } from '@stirrup/builder/typed-text';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([typedText], aheadOfList());
