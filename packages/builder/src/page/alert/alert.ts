import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { announce, cameWithPage, prepareLiveRegions } from '@stirrup/cms/notices';
import { commonTexts, text } from '@stirrup/cms/texts';
import { rememberFocus, restoreFocus } from '@stirrup/overlays/focus';
import { slide, stopSlide } from '@stirrup/overlays/slide';
import { behaviour } from '@stirrup/runtime';
import { claimOf } from '../../shared/claim-of.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { makeControl } from '../../shared/make-control.ts';
import { growTarget } from '../grow-target.ts';
import { alertContract } from './contract.ts';
import { isDismissed, rememberDismissal } from './dismissed-alerts.ts';
import { alertProps } from './props.ts';

/**
 * Dismisses an alert: removes it from the page, and restores the focus.
 *
 * A behaviour: it renders nothing, and only removes the alert once.
 */
export default behaviour({ props: alertProps, contract: alertContract }, ({ island, remember, transition }) => {
  const { element: alert, name, signal } = island;
  if (isDismissed(remember)) {
    alert.remove();
    return;
  }
  const button = island.parts.dismiss[0]?.element;
  if (!button) return;
  const restore = [keepAttributes(button, ['aria-hidden', 'style']), keepAttributes(alert, ['style'])];
  const before = rememberFocus(alert, signal);

  const dismiss = (event: Event) => {
    event.preventDefault();
    rememberDismissal(remember);
    restoreFocus(alert, before());
    slide(alert, false, { duration: transition, onEnd: () => alert.remove() });
  };
  const click = (event: Event) => {
    const { target } = event;
    // The legacy script dismisses an alert by a click on any picture in it, so these clicks must not reach it.
    if (target instanceof Element && target.closest('svg') && hasLegacyScript('bricks-scripts'))
      event.stopPropagation();
    if (target instanceof Node && button.contains(target)) dismiss(event);
  };
  island.bind({ root: () => ({ onClickCapture: click }) });
  // The icon is hidden from screen readers as printed; now it is a button.
  button.removeAttribute('aria-hidden');
  makeControl(button, text(commonTexts, 'dismissNotice'), dismiss, signal);
  growTarget(button, signal);
  // A page from the back/forward cache does not know of alerts that were dismissed on later pages.
  addEventListener('pageshow', ({ persisted }) => persisted && isDismissed(remember) && alert.remove(), { signal });
  signal.addEventListener('abort', () => {
    stopSlide(alert);
    for (const undo of restore) undo();
  });
  prepareLiveRegions();
  const cameAt = claimOf(alert, name)?.claimedAt ?? 0;
  // Screen readers read an alert that was printed with the page in its place; one that is added later has to be
  // announced.
  if (!cameWithPage(cameAt))
    announce(alert.textContent.trim(), island.shows('danger') || island.shows('warning') ? 'assertive' : 'polite');
});
