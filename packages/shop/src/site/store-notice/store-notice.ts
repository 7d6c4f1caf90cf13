import { rememberFocus, restoreFocus } from '@stirrup/overlays/focus';
import { behaviour } from '@stirrup/runtime';
import { actOnSpace } from '../../shared/own-click.ts';
import { storeNoticeContract } from './contract.ts';
import { isDismissed, rememberDismissal } from './dismissed-notices.ts';
import { storeNoticeProps } from './props.ts';

/**
 * Shows the shop's notice until the visitor dismisses it. A dismissed one is never seen, not even for a moment.
 *
 * A behaviour: it may not wait for React, and its one act takes it off the page.
 */
export default behaviour({ props: storeNoticeProps, contract: storeNoticeContract }, ({ island, noticeId }) => {
  const { element: notice, signal } = island;
  const style = notice.getAttribute('style');
  const before = rememberFocus(notice, signal);

  const show = (isShown: boolean) => {
    if (!isShown) restoreFocus(notice, before());
    notice.style.display = isShown ? '' : 'none';
    island.bind({
      root: () => ({ is: { closed: !isShown } }),
      dismiss: () => ({
        onClick: dismiss,
        onKeyDown: (event) => actOnSpace(event, event.currentTarget, ['woocommerce']),
      }),
    });
  };
  const dismiss = (event: Event) => {
    // The link leads nowhere.
    event.preventDefault();
    rememberDismissal(noticeId);
    show(false);
  };
  // A page out of the back-forward cache knows nothing of what was dismissed on a later one.
  addEventListener('pageshow', ({ persisted }) => persisted && isDismissed(noticeId) && show(false), { signal });
  signal.addEventListener('abort', () => {
    if (style === null) notice.removeAttribute('style');
    else notice.setAttribute('style', style);
  });
  show(!isDismissed(noticeId));
});
