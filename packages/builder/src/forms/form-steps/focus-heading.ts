import { HEADING } from './contract.ts';
import type { Step } from './find-steps.ts';

/** Brings the visitor to the heading of a step, which has the focus until it loses it. */
export function focusHeading({ marker }: Step): void {
  const heading = marker.querySelector<HTMLElement>(HEADING) ?? marker;
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  heading.focus();
}
