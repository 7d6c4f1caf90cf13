import { createButton, pageRegistry } from '@stirrup/runtime';
import { commonTexts } from '../texts/common-texts.ts';
import { text } from '../texts/text.ts';
import { DISMISS, NOTICE } from './contract.ts';

/** Minimum width and height of the button. */
const LEAST_TARGET = '24px';

/** Places whose notices cannot be dismissed: their options say so. */
export function fixedPlaces(): WeakSet<Element> {
  return pageRegistry().shared('notices/fixed', () => new WeakSet<Element>());
}

/**
 * Gives each notice in a region the button that dismisses it, if it has none. It is put in before the notice comes into
 * the page: an alert that changes is read out once more.
 */
export function offerDismissal(region: ParentNode): void {
  const notices = [...region.querySelectorAll<HTMLElement>(NOTICE)];
  if (region instanceof HTMLElement && region.matches(NOTICE)) notices.push(region);
  for (const notice of notices) offerButton(notice);
}

/** Gives one notice the button that dismisses it, if it has none. */
export function offerButton(notice: Element): void {
  if (notice.querySelector(DISMISS.selector)) return;
  const button = createButton({ className: DISMISS.class, textContent: '\u00d7' });
  button.setAttribute('aria-label', text(commonTexts, 'dismissNotice'));
  // Themes that know nothing of it leave a button as small as its sign; fingers need more (WCAG 2.2, 2.5.8).
  Object.assign(button.style, { minInlineSize: LEAST_TARGET, minBlockSize: LEAST_TARGET });
  notice.append(button);
}
