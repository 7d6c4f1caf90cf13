import { autoStart } from './auto-start.ts';
import { islands } from './islands.ts';

export type { StirrupGlobal } from './page-global.ts';

autoStart(islands);
