import { text } from '@stirrup/cms/texts';
import { component, useIds } from '@stirrup/react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { placeLinkOf } from '../../shared/address/place-link-of.ts';
import { moveByArrows } from '../menus/move-by-arrows.ts';
import { menuTexts } from '../menus/texts.ts';
import { navMenuContract } from './contract.ts';
import { createMobileMenu } from './create-mobile-menu.ts';
import { navMenuProps } from './props.ts';
import { navMenuTexts } from './texts.ts';

/** A menu after the ARIA Authoring Practices (Disclosure Navigation), and its mobile menu, a dialog. */
export default component({ props: navMenuProps, contract: navMenuContract }, function NavMenu({ island }) {
  const { element } = island;
  const [isOpen, setIsOpen] = useState(() => island.shows('open') ?? false);
  const [mobileMenu] = useState(() => createMobileMenu(island, (next) => flushSync(() => setIsOpen(next))));
  const idOf = useIds();
  useLayoutEffect(() => mobileMenu?.offer(), [mobileMenu]);

  return island.bind({
    root: () => ({
      is: { open: isOpen },
      onKeyDown: (event) => moveByArrows(event, element),
      // The link's target is on the page below the menu.
      onClick: (event) => placeLinkOf(event)?.hash && mobileMenu?.close(),
    }),
    menuToggle: (toggle) => {
      const printed = toggle.printed('aria-label');
      // An author's own label stays: the state says the rest.
      const isOwn = printed === null || printed !== text(menuTexts, 'openMobileMenu');
      return {
        'aria-expanded': isOpen,
        'aria-controls': idOf(island.parts.menu[0]),
        // It opens links, not the items of a `role="menu"`.
        'aria-haspopup': null,
        ...(isOpen && !isOwn && { 'aria-label': text(navMenuTexts, 'closeMobileMenu') }),
        onClick: () => (isOpen ? mobileMenu?.close() : mobileMenu?.open(toggle.element)),
      };
    },
    // Headings in a mega menu do not name it.
    menu: (menu) => ({
      id: idOf(menu),
      is: { drawer: isOpen },
      ...(isOpen && menu.printed('aria-label') === null && { 'aria-label': nameOf(element) }),
    }),
  });
});

/** Name of the mobile menu: that of the menu itself, if it has one. */
function nameOf(menu: Element): string {
  return menu.getAttribute('aria-label') ?? text(navMenuTexts, 'menu');
}
