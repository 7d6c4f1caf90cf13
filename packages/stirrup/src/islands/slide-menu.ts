import { slideMenu } from '@stirrup/builder/slide-menu';
import { autoStart } from '../auto-start.ts';

autoStart([slideMenu]);
