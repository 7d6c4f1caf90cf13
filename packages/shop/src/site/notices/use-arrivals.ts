import { announce, cameWithPage, offerButton, REFUSAL } from '@stirrup/cms/notices';
import { useLayoutEffect, useRef } from 'react';
import { SELF_SPEAKING } from './contract.ts';
import { buttonOf, type NoticesIsland, noticesOf } from './notices-of.ts';

/**
 * Handles notices as they are inserted, and announces those that are inserted after the page has loaded.
 *
 * @param since Time of the first ones, in ms since navigation.
 * @param isDismissible They get a button that dismisses them.
 */
export function useArrivals(island: NoticesIsland, since: number, isDismissible: boolean): void {
  const known = useRef(new WeakSet<Element>());
  const cameAt = useRef(since);
  useLayoutEffect(() => {
    for (const notice of noticesOf(island)) {
      if (!known.current.has(notice) && !cameWithPage(cameAt.current)) announceNotice(notice);
      known.current.add(notice);
      if (isDismissible && !buttonOf(notice, island)) offerButton(notice);
    }
    cameAt.current = performance.now();
  });
}

/** Screen readers do not announce notices that scripts insert without a role. */
function announceNotice(notice: HTMLElement): void {
  if (notice.closest(SELF_SPEAKING)) return;
  announce(notice.textContent.trim(), notice.closest(REFUSAL) ? 'assertive' : 'polite');
}
