import { isAborted, isRequestError, messageFor } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { commonTexts, text } from '@stirrup/cms/texts';
import { rememberFocus, restoreFocus } from '@stirrup/overlays/focus';
import { behaviour } from '@stirrup/runtime';
import { keepStyle } from '../../shared/keep-style.ts';
import { createMessage, createMessageSlot } from '../../shared/message-beside.ts';
import { isPressWithoutClick } from '../../shared/own-click.ts';
import { comingSoonBannerContract } from './contract.ts';
import { makeButton } from './make-button.ts';
import { comingSoonBannerProps } from './props.ts';
import { sendDismissal } from './send-dismissal.ts';

/**
 * Dismisses the banner once the shop has stored that; after a failure it shows a message, and the visitor can retry.
 *
 * A behaviour: all it ever does is remove the banner.
 */
export default behaviour({ props: comingSoonBannerProps, contract: comingSoonBannerContract }, ({ island }) => {
  const { element: banner, signal } = island;
  const link = island.parts.dismiss[0]?.element;
  if (!link) return;
  const before = rememberFocus(banner, signal);
  const message = createMessageSlot(signal);
  let reveal = () => {};
  let isUnderWay = false;

  const dismiss = async () => {
    if (isUnderWay) return;
    show(true);
    message.dismiss();
    try {
      await sendDismissal(link);
      if (signal.aborted) return;
      restoreFocus(banner, before());
      reveal = keepStyle(banner, { display: 'none' });
    } catch (error) {
      if (!isRequestError(error)) reportError(error);
      if (!signal.aborted && !isAborted(error)) message.show(link, createMessage(messageFor(error)));
    } finally {
      if (!signal.aborted) show(false);
    }
  };
  const press = (event: Event, isRepeated = false) => {
    if (!(event.target instanceof Node) || !link.contains(event.target)) return;
    event.preventDefault();
    // The legacy script's listener on the link itself would send the request a second time, and hide the banner
    // whatever the answer. Stopped in the capture phase, the click does not reach it.
    if (hasLegacyScript('woocommerce')) event.stopPropagation();
    if (!isRepeated) void dismiss();
  };
  const pressByKey = (event: KeyboardEvent) => {
    // A key that is held down is one press.
    if (isPressWithoutClick(event, link)) press(event, event.repeat);
  };
  const show = (isSending: boolean) => {
    isUnderWay = isSending;
    island.bind({
      root: () => ({ onClickCapture: press, onKeyDown: pressByKey }),
      dismiss: () => ({ 'aria-disabled': isSending || null }),
    });
  };
  show(false);
  const restore = makeButton(link, text(commonTexts, 'dismissNotice'));
  signal.addEventListener('abort', () => {
    restore();
    reveal();
  });
});
