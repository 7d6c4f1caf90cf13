import { autoStart } from './auto-start.ts';
import { islands } from './islands.ts';

export type { StirrupGlobal } from './define-global.ts';

autoStart(islands);
