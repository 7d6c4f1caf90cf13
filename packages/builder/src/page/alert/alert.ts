import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { announce, isOpening, prepareLiveRegions } from '@stirrup/cms/notices';
import { commonTexts, text } from '@stirrup/cms/texts';
import { rememberFocus, restoreFocus } from '@stirrup/overlays/focus';
import { slide, stopSlide } from '@stirrup/overlays/slide';
import { behaviour, pageRegistry } from '@stirrup/runtime';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { makeControl } from '../../shared/make-control.ts';
import { growTarget } from '../grow-target.ts';
import { alertContract } from './contract.ts';
import { isDismissed, rememberDismissal } from './dismissed-alerts.ts';
import { alertProps } from './props.ts';

/**
 * Dismisses an alert. It leaves the page, and the focus goes back to where it came from.
 *
 * A behaviour: it shows nothing until its one act, which takes it off the page.
 */
export default behaviour({ props: alertProps, contract: alertContract }, ({ island, remember, transition }) => {
  const { element: alert, signal } = island;
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
    // The legacy script dismisses by any picture in the alert; it does not hear of these clicks.
    if (target instanceof Element && target.closest('svg') && hasLegacyScript('bricks-scripts'))
      event.stopPropagation();
    if (target instanceof Node && button.contains(target)) dismiss(event);
  };
  island.bind({ root: () => ({ onClickCapture: click }) });
  // An icon that screen readers were not to see; now it is a button.
  button.removeAttribute('aria-hidden');
  makeControl(button, text(commonTexts, 'dismissNotice'), dismiss, signal);
  growTarget(button, signal);
  // A page out of the back-forward cache knows nothing of what was dismissed on a later one.
  addEventListener('pageshow', ({ persisted }) => persisted && isDismissed(remember) && alert.remove(), { signal });
  signal.addEventListener('abort', () => {
    stopSlide(alert);
    for (const undo of restore) undo();
  });
  prepareLiveRegions();
  const cameAt = pageRegistry().claimsOf(alert)[0]?.claimedAt ?? 0;
  // An alert printed with the page is read in its place; a later one would go unheard.
  if (!isOpening(cameAt))
    announce(alert.textContent.trim(), island.shows('danger') || island.shows('warning') ? 'assertive' : 'polite');
});
