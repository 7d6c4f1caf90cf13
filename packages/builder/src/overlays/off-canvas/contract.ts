import { defineContract } from '@stirrup/runtime';
import { CLOSING_CLASS, OPEN_CLASS } from '../off-canvases/contract.ts';

/** Time in ms in which a root without a panel inside closes (bricks-elements.md §21). */
export const CLOSING_TIME = 200;

/** Names of parts and states (bricks-elements.md §21). */
export const offCanvasContract = defineContract({
  parts: [
    /** The panel beside the page. */
    'panel',
    /** The layer between the panel and the page. Without it the page stays within reach. */
    'backdrop',
    /** A button that closes the panel from inside. The builder's panels are closed by toggles and interactions. */
    'close',
  ],
  states: [
    /** Set on the root. A dialect has either this state or `closed`. */
    'open',
    /** Set while the panel is closing and still visible. */
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
