import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-elements.md §12, §17). */
export const navMenuContract = defineContract({
  parts: [
    /** The button of the mobile menu. */
    'menuToggle',
    /** The mobile menu. In our dialect it is the menu itself, which is a drawer on narrow screens. */
    'menu',
  ],
  states: [
    /** Set on the root while the mobile menu is open. */
    'open',
    /** Set on the mobile menu while it is open: its submenus show in place. */
    'drawer',
  ],
  dialects: {
    stirrup: {
      parts: { menuToggle: '[data-part="menu-toggle"]', menu: '[data-part="menu"]' },
      states: { open: '[data-open]', drawer: '[data-drawer]' },
    },
    bricks: {
      parts: { menuToggle: '.bricks-mobile-menu-toggle', menu: '.bricks-mobile-menu-wrapper' },
      states: { open: 'show-mobile-menu' },
    },
  },
});
