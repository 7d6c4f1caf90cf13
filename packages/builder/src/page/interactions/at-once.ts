import type { StartStrategy } from '@stirrup/runtime';
import { HIDDEN } from './at-once-contract.ts';

/** At once for what is hidden until its code runs; others can wait until the page is at rest, and their clicks are held. */
export function startOfInteractions(element: HTMLElement): StartStrategy {
  return element.hasAttribute(HIDDEN) ? 'load' : 'idle';
}

/** Shows elements that wait hidden for an animation if the code that would start it is not there. */
export function showHidden(): void {
  for (const element of document.querySelectorAll(`[${HIDDEN}]`)) element.removeAttribute(HIDDEN);
}
