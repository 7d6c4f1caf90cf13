import { onDemand } from './on-demand.ts';
import { tryFailure, tryWithout } from './try-failure.ts';
import { tryIslands } from './try-islands.ts';

Object.assign(globalThis, { conformance: { onDemand, tryIslands, tryFailure, tryWithout } });
