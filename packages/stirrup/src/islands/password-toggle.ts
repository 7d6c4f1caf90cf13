import { passwordToggle } from '@stirrup/builder/password-toggle';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([passwordToggle], aheadOfList());
