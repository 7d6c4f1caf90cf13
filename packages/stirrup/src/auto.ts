import { autoStart } from './auto-start.ts';
import { islands } from './islands.ts';

autoStart(islands);
