import { importWithRetry } from '@stirrup/runtime';
import { NAMED } from '../../shared/named.ts';
import type { ReadoutName } from './name-readout.ts';

/** Names a readout that its author has not named, as soon as the page's texts have loaded. */
export function ensureName(readout: Element, name: ReadoutName, signal: AbortSignal): void {
  if (readout.matches(NAMED)) return;
  importWithRetry(() => import('./name-readout.ts')).then(
    ({ nameReadout }) => nameReadout(readout, name, signal),
    reportError,
  );
}
