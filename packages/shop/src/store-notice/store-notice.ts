import { giveFocusBack, rememberFocus } from '@stirrup/overlays/focus';
import { behaviour } from '@stirrup/runtime';
import { actOnSpace } from '../own-click.ts';
import { DISMISS } from './contract.ts';
import { isDismissed, rememberDismissal } from './dismissed-notices.ts';
import { storeNoticeProps } from './props.ts';

/** Shows the shop's notice until the visitor dismisses it. A dismissed one is never seen, not even for a moment. */
export default behaviour({ props: storeNoticeProps }, ({ island: { element: notice, signal }, noticeId }) => {
  const { hidden } = notice;
  const style = notice.getAttribute('style');
  const before = rememberFocus(notice, signal);

  const show = () => {
    notice.hidden = false;
    notice.style.display = '';
  };
  const hide = () => {
    giveFocusBack(notice, before());
    notice.style.display = 'none';
  };
  const linkOf = ({ target }: Event) =>
    (target instanceof Element && target.closest<HTMLElement>(DISMISS)) || undefined;

  notice.addEventListener(
    'click',
    (event) => {
      if (!linkOf(event)) return;
      // The link leads nowhere.
      event.preventDefault();
      rememberDismissal(noticeId);
      hide();
    },
    { signal },
  );
  notice.addEventListener('keydown', (event) => actOnSpace(event, linkOf(event)), { signal });
  // A page out of the back-forward cache knows nothing of what was dismissed on a later one.
  addEventListener('pageshow', ({ persisted }) => persisted && isDismissed(noticeId) && hide(), { signal });
  signal.addEventListener('abort', () => {
    notice.hidden = hidden;
    if (style === null) notice.removeAttribute('style');
    else notice.setAttribute('style', style);
  });
  if (isDismissed(noticeId)) hide();
  else show();
});
