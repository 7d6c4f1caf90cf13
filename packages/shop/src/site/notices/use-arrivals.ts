import { announce, isOpening, offerButton, REFUSAL } from '@stirrup/cms/notices';
import { useLayoutEffect, useState } from 'react';
import { SELF_SPEAKING } from './contract.ts';
import { buttonOf, type NoticesIsland, noticesOf } from './notices-of.ts';

/**
 * Handles notices as they are inserted, and announces those that are inserted after the page has loaded.
 *
 * @param since Time of the first ones, in ms since navigation.
 * @param isFixed They get no button that dismisses them.
 */
export function useArrivals(island: NoticesIsland, since: number, isFixed: boolean): void {
  const [known] = useState(() => ({ notices: new WeakSet<Element>(), cameAt: since }));
  useLayoutEffect(() => {
    for (const notice of noticesOf(island)) {
      if (!known.notices.has(notice) && !isOpening(known.cameAt)) announceNotice(notice);
      known.notices.add(notice);
      if (!isFixed && !buttonOf(notice, island)) offerButton(notice);
    }
    known.cameAt = performance.now();
  });
}

/** Screen readers do not announce notices that scripts insert without a role. */
function announceNotice(notice: HTMLElement): void {
  if (notice.closest(SELF_SPEAKING)) return;
  announce(notice.textContent.trim(), notice.closest(REFUSAL) ? 'assertive' : 'polite');
}
