import { defineContract } from '@stirrup/runtime';

/** Names of parts (bricks-elements.md §45). The builder prints links only: the buttons are added behind them. */
export const postSharingContract = defineContract({
  parts: [
    /** Opens the device's own share sheet; printed hidden. */
    'share',
    /** Copies the link; printed hidden. */
    'copy',
  ],
  dialects: {
    bricks: { parts: { share: '[data-part="share"]', copy: '[data-part="copy"]' } },
  },
});

/** Attribute of everything that the island adds: a copy of a live island contains it, too. */
export const ADDED = 'data-sharing-addition';
