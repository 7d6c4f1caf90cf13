import { HEADING } from './contract.ts';
import type { Step } from './find-steps.ts';

/** Focuses the heading of a step. The heading is focusable only until it loses the focus. */
export function focusHeading({ marker }: Step): void {
  const heading = marker.querySelector<HTMLElement>(HEADING) ?? marker;
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  heading.focus();
}
