import { defineContract } from '@stirrup/runtime';
import { CLOSING_CLASS, OPEN_CLASS } from '../off-canvases/contract.ts';

/** Names of parts and states (bricks-elements.md §21). */
export const offCanvasContract = defineContract({
  parts: [
    /** The panel beside the page. */
    'panel',
    /** The layer between it and the page; without it the page stays in reach. */
    'backdrop',
    /** Closes the panel from inside; the builder's are closed by toggles and interactions. */
    'close',
  ],
  states: [
    /** Of the root. A dialect names this one, or `closed`. */
    'open',
    /** No longer open, and still seen. */
    'closing',
    'closed',
  ],
  mayGrow: true,
  dialects: {
    stirrup: {
      parts: {
        panel: ':scope > [data-part="panel"]',
        backdrop: ':scope > [data-part="backdrop"]',
        close: '[data-part="close"]',
      },
      states: { closing: '[data-state="closing"]', closed: '[hidden]' },
    },
    bricks: {
      parts: { panel: ':scope > .brx-offcanvas-inner', backdrop: ':scope > .brx-offcanvas-backdrop' },
      states: { open: OPEN_CLASS, closing: CLOSING_CLASS },
    },
  },
});

/**
 * Controls other than toggles that close a panel from inside, for visitors without an Escape key
 * (bricks-dynamic.md §7.3).
 */
export const WAY_OUT = '[data-interactions*="toggleOffCanvas"]';

/** Words of `data-close-on`; both count where it is absent. */
export const CLOSED_BY = { outside: 'backdrop', escape: 'esc' } as const;

/** CSS property of the root: a hundredth of the height of the viewport (bricks-elements.md §1.12). */
export const VIEWPORT_PROPERTY = '--bricks-vh';
