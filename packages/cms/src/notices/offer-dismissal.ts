import { createButton, pageRegistry, STATE_ATTRIBUTE } from '@stirrup/runtime';
import { commonTexts } from '../texts/common-texts.ts';
import { text } from '../texts/text.ts';
import { DISMISS, NOTICE } from './contract.ts';

/** Minimum width and height of the button. */
const LEAST_TARGET = '24px';

/** Containers with the option that their notices cannot be dismissed. */
export function lastingContainers(): WeakSet<Element> {
  return pageRegistry().shared('notices/lasting', () => new WeakSet<Element>());
}

/**
 * Adds a dismiss button to each notice in a region that lacks one. It is added before the notice enters the page: a
 * later change of an alert would be announced again.
 */
export function offerDismissal(region: ParentNode): void {
  const notices = [...region.querySelectorAll<HTMLElement>(NOTICE)];
  if (region instanceof HTMLElement && region.matches(NOTICE)) notices.push(region);
  for (const notice of notices) offerButton(notice);
}

/** Adds a dismiss button to one notice, unless it has one. */
export function offerButton(notice: Element): void {
  if (notice.querySelector(DISMISS.selector)) return;
  const button = createButton({ className: DISMISS.class, textContent: '\u00d7' });
  button.setAttribute('aria-label', text(commonTexts, 'dismissNotice'));
  // Without a theme's styles the button would be as small as its sign; touch needs more (WCAG 2.2, 2.5.8).
  Object.assign(button.style, { minInlineSize: LEAST_TARGET, minBlockSize: LEAST_TARGET });
  // The notices' island, which dismisses them, may not come.
  button.onclick = () => button.closest(`[${STATE_ATTRIBUTE}="failed"]`) && notice.remove();
  notice.append(button);
}
