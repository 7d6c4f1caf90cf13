import { pageRegistry } from '@stirrup/runtime';
import type { Mistake } from './mistake.ts';

/** Events that waited too long; they cannot be found later, so they are kept. */
export function heldMistakes(): Mistake[] {
  return pageRegistry().shared<Mistake[]>('stirrup/held-mistakes', () => []);
}
