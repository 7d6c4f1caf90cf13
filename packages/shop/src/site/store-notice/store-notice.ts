import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { rememberFocus, restoreFocus } from '@stirrup/overlays/focus';
import { behaviour, pageRegistry, restoreAttribute } from '@stirrup/runtime';
import { actOnSpace, ownClick } from '../../shared/own-click.ts';
import { display, isDismissed, restoreNotice } from './at-once.ts';
import { storeNoticeContract } from './contract.ts';
import { storeNoticeProps } from './props.ts';
import { rememberDismissal } from './remember-dismissal.ts';

/**
 * Shows the shop's notice until the visitor dismisses it. A dismissed one never flashes up.
 *
 * A behaviour: it must not wait for React, and its one act hides it.
 */
export default behaviour({ props: storeNoticeProps, contract: storeNoticeContract }, ({ island, noticeId }) => {
  const { element: notice, signal } = island;
  const style = notice.getAttribute('style');
  const before = rememberFocus(notice, signal);

  const show = (isShown: boolean) => {
    if (!isShown) {
      restoreFocus(notice, before());
      notice.style.display = 'none';
    }
    island.bind({
      root: () => ({ is: { closed: !isShown } }),
      dismiss: () => ({
        ...ownClick(dismiss, 'woocommerce'),
        onKeyDownCapture: (event) => {
          // Browsers click by Enter; the legacy script would hide the notice, and the focus with it.
          if (event.key === 'Enter' && hasLegacyScript('woocommerce')) event.stopPropagation();
          actOnSpace(event, event.currentTarget, ['woocommerce']);
        },
      }),
    });
    // A theme's class for the closed state hides it until now.
    if (isShown) display(notice);
  };
  const dismiss = (event: Event) => {
    // The link has no target.
    event.preventDefault();
    rememberDismissal(noticeId);
    dismissals.dispatchEvent(new Event(noticeId));
  };
  // A theme may print it once for each width.
  const dismissals = pageRegistry().shared('store-notice/dismissals', () => new EventTarget());
  dismissals.addEventListener(noticeId, () => show(false), { signal });
  // A page from the back-forward cache may show a notice that was dismissed on a later page.
  addEventListener('pageshow', ({ persisted }) => persisted && isDismissed(noticeId) && show(false), { signal });
  signal.addEventListener('abort', () => {
    restoreAttribute(notice, 'style', style);
    restoreNotice(notice);
  });
  show(!isDismissed(noticeId));
});
