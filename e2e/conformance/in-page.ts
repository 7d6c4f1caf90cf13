import { beCareless } from './be-careless.ts';
import { tryFailure, tryWithout } from './try-failure.ts';
import { tryIslands } from './try-islands.ts';

Object.assign(globalThis, { conformance: { beCareless, tryIslands, tryFailure, tryWithout } });
