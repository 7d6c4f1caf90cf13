import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-elements.md §12, §13, §22). */
export const anchorLinksContract = defineContract({
  parts: [
    /** A menu, in which one entry is current. The builder prints a second one for phones. */
    'menu',
    /** An entry of a menu, around its link. A dialect may mark links only. */
    'item',
    /** A link to a place on the page, in a menu or elsewhere. */
    'link',
  ],
  states: [
    /** Set on the entry whose link is current. Links themselves have `aria-current`. */
    'current',
  ],
  dialects: {
    stirrup: { parts: { menu: '[data-part="menu"]', link: '[data-part="menu"] a' } },
    bricks: {
      parts: {
        menu: '.bricks-nav-menu, .bricks-mobile-menu, .brxe-nav-nested',
        item: '.menu-item',
        link: 'a[data-brx-anchor]',
      },
      states: { current: 'current-menu-item' },
    },
  },
});

/** Links that lead nowhere (bricks-elements.md §15): authors give such addresses to links that a script handles. */
export const NOWHERE = 'a[href="#"], a[href="/#"]';

/** Islands that open what the address names as soon as they start. */
export const OPENERS = ['accordion', 'tabs'] as const;
