import { tryFocusOnce } from '@stirrup/overlays/focus';
import { HEADING } from './contract.ts';
import type { Step } from './find-steps.ts';

/** Scrolls to the heading of a step, and focuses it. The heading is focusable only until it loses the focus. */
export function focusHeading({ marker }: Step): void {
  tryFocusOnce(marker.querySelector(HEADING) ?? marker, {});
}
