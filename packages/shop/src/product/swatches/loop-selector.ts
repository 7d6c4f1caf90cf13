import { rootSelector } from '@stirrup/runtime';
import { LOOP } from './contract.ts';

/** Matches the swatches of a product in a list, in any dialect. */
export function loopSelector(): string {
  return `${LOOP}, ${rootSelector('loop-swatches')}`;
}
