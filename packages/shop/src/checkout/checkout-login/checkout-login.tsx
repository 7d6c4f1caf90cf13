import { commonTexts, text } from '@stirrup/cms/texts';
import { component } from '@stirrup/react';
import { membersOf, reducedMotion } from '@stirrup/runtime';
import { useEffect, useState } from 'react';
import { createMessage } from '../../shared/message-beside.ts';
import { findPanel } from '../checkout-panel/find-panel.ts';
import { useForm } from '../checkout-panel/use-form.ts';
import { usePanel } from '../checkout-panel/use-panel.ts';
import { checkoutLoginContract, FIRST_FIELD, LINKS, SCROLL_OFFSET, SHOP_PANEL } from './contract.ts';
import { failedLogin, recordLogin } from './pending-login.ts';
import { checkoutLoginProps } from './props.ts';
import { checkoutLoginTexts } from './texts.ts';

/** The checkout's login panel. The browser validates and submits its fields: a login leads to a new page. */
export default component(
  { props: checkoutLoginProps, contract: checkoutLoginContract },
  function CheckoutLogin({ island }) {
    const [panel] = useState(() => findPanel(island, SHOP_PANEL));
    const [failure] = useState(failedLogin);
    // A new object each time, so that the same text is announced again.
    const [message, setMessage] = useState(
      failure === 'expired' ? { text: text(checkoutLoginTexts, 'loginExpired') } : undefined,
    );
    // If the shop gave a reason, its notice has the focus.
    const startsOpen = failure !== undefined;
    const { toggle: bindToggle } = usePanel({ island, panel, links: LINKS, startsOpen, onOpen: scrollTo });

    useEffect(() => {
      if (!panel || !message) return;
      const note = createMessage(message.text);
      panel.prepend(note);
      return () => note.remove();
    }, [panel, message]);
    useEffect(() => {
      if (failure === 'expired') panel?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    }, [panel, failure]);

    useForm(panel, (event, form) => {
      // Themes disable the browser's validation.
      const isValid = membersOf(form).reportValidity();
      const isSent = isValid && navigator.onLine;
      if (isSent) recordLogin();
      else event.preventDefault();
      // The browser's error page would lose the entries in the checkout.
      if (isValid && !isSent) setMessage({ text: text(commonTexts, 'offline') });
    });

    return island.bind(panel ? { toggle: bindToggle, link: () => ({ href: null }) } : {});
  },
);

function scrollTo(panel: HTMLElement): void {
  const top = panel.getBoundingClientRect().top + scrollY - SCROLL_OFFSET;
  const isStill = reducedMotion().matches;
  window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
}
