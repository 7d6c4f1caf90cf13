import { passwordField } from '@stirrup/shop/password-field';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([passwordField], aheadOfList());
