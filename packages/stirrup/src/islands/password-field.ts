import { passwordField } from '@stirrup/shop/password-field';
import { autoStart } from '../auto-start.ts';

autoStart([passwordField]);
