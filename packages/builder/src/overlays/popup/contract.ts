import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-dynamic.md §5.1). */
export const popupContract = defineContract({
  parts: [
    /** The box with the content. */
    'content',
    /**
     * The layer between the page and the box. Without it the page stays within reach, and a click outside closes
     * nothing.
     */
    'backdrop',
    /** A button that closes the popup from inside. The builder's popups are closed by interactions. */
    'close',
  ],
  states: [
    /** Set on the root. A dialect has either this state or `closed`. */
    'open',
    'closed',
  ],
  mayGrow: true,
  dialects: {
    stirrup: {
      parts: { content: '[data-part="content"]', backdrop: '[data-part="backdrop"]', close: '[data-part="close"]' },
      states: { closed: '[hidden]' },
    },
    bricks: {
      parts: { content: '.brx-popup-content', backdrop: '.brx-popup-backdrop' },
      states: { closed: 'hide' },
    },
  },
});

/** Attribute of the backdrop of a loop's popup; index 0 for new content (bricks-dynamic.md §5.4). */
export const BACKDROP_INDEX = 'data-query-loop-index';

/** Endpoint of the builder's REST API (bricks-dynamic.md §5.4). */
export const ENDPOINT = 'load_popup_content';

/** Events on the document; their detail is `popupId` and `popupElement` (bricks-dynamic.md §10). */
export const EVENT = {
  open: 'bricks/popup/open',
  close: 'bricks/popup/close',
  start: 'bricks/ajax/popup/start',
  end: 'bricks/ajax/popup/end',
  loaded: 'bricks/ajax/popup/loaded',
} as const;

/** Dispatched on a popup that is about to take the focus: content that shows elsewhere comes back. */
export const HELD = 'stirrup:popup-held';

/** Targets of interactions, and the action that opens what it names (bricks-dynamic.md §7.1, §7.3). */
export const ACT = { onPopup: 'popup', onMatches: 'custom', show: 'show' } as const;

/**
 * Content of the shop's quick view: the response names its classes, and its styles need a class on `<body>`
 * (bricks-dynamic.md §5.4).
 */
export const QUICK_VIEW = {
  selector: '.brx-woo-quick-view',
  classes: ['brx-popup-content', 'brxe-container', 'brx-woo-quick-view'],
  body: 'woocommerce',
} as const;

/** Key of a popup's counters, on the window or in storage (bricks-dynamic.md §5.3). */
export const storageKey = (popupId: string, what: 'total' | 'lastShown'): string => `brx_popup_${popupId}_${what}`;

/**
 * Our attribute of a popup that has opened with a delay for counters: the instant before which they wait, as in
 * `performance.now()` (bricks-dynamic.md §5.2).
 */
export const COUNTERS_FROM = 'data-counters-from';

/** Functions that site code may call (bricks-dynamic.md §1.3). */
export const GLOBAL = { open: 'bricksOpenPopup', close: 'bricksClosePopup' } as const;
