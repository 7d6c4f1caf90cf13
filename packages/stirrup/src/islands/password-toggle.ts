import { passwordToggle } from '@stirrup/builder/password-toggle';
import { autoStart } from '../auto-start.ts';

autoStart([passwordToggle]);
