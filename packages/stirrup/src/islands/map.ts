import { map } from '@stirrup/builder/map';
import { autoStart } from '../auto-start.ts';

autoStart([map]);
