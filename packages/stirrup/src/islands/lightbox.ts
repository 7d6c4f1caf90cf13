import { lightbox } from '@stirrup/builder/lightbox';
import { autoStart } from '../auto-start.ts';

autoStart([lightbox]);
