import { beCareless } from './be-careless.ts';
import { tryFailure, tryWithout } from './try-failure.ts';
import { missingParts, refusingIslands, tryInvented } from './try-invented.ts';
import { tryIslands } from './try-islands.ts';

Object.assign(globalThis, {
  conformance: { beCareless, missingParts, refusingIslands, tryIslands, tryFailure, tryInvented, tryWithout },
});
