import { tryFailure, tryWithout } from './try-failure.ts';
import { tryIslands } from './try-islands.ts';

Object.assign(globalThis, { conformance: { tryIslands, tryFailure, tryWithout } });
