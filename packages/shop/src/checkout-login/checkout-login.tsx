import { component } from '@stirrup/react';
import { membersOf } from '@stirrup/runtime';
import { useState } from 'react';
import { findPanel } from '../checkout-panel/find-panel.ts';
import { useForm } from '../checkout-panel/use-form.ts';
import { usePanel } from '../checkout-panel/use-panel.ts';
import { checkoutLoginContract, LINKS, SCROLL_OFFSET, SHOP_PANEL } from './contract.ts';
import { hasFailedLogin, noteLogin } from './pending-login.ts';
import { checkoutLoginProps } from './props.ts';

/** The checkout's login panel. The browser checks its fields and sends them: a login leads to a new page. */
export default component(
  { props: checkoutLoginProps, contract: checkoutLoginContract },
  function CheckoutLogin({ island }) {
    const [toggle] = island.parts.toggle;
    const [panel] = useState(() => findPanel(island, SHOP_PANEL));
    // The focus is on the notice that says why.
    const [startsOpen] = useState(hasFailedLogin);
    const { toggle: bindToggle } = usePanel({ panel, toggle, links: LINKS, startsOpen, onOpen: scrollTo });

    useForm(panel, (event, form) => {
      // Themes switch the browser's own check off.
      if (membersOf(form).reportValidity()) noteLogin();
      else event.preventDefault();
    });

    return island.bind(panel ? { toggle: bindToggle, link: () => ({ href: null }) } : {});
  },
);

function scrollTo(panel: HTMLElement): void {
  const top = panel.getBoundingClientRect().top + scrollY - SCROLL_OFFSET;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
}
