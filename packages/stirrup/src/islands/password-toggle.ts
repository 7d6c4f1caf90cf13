import { passwordToggle } from '@stirrup/shop/password-toggle';
import { autoStart } from '../auto-start.ts';

autoStart([passwordToggle]);
