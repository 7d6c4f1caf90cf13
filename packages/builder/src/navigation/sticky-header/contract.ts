import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-elements.md §5). */
export const stickyHeaderContract = defineContract({
  parts: [
    /** A logo that has another picture for the scrolled page. */
    'logo',
  ],
  states: [
    /** Set while the page is not at its top. */
    'scrolling',
    /** Set while the header is hidden above the viewport. */
    'up',
    /** Set while it moves there or back. */
    'sliding',
  ],
  dialects: {
    bricks: {
      parts: { logo: '.bricks-site-logo' },
      states: { scrolling: 'scrolling', up: 'slide-up', sliding: 'sliding' },
    },
  },
});

/** Attribute of a logo with the address of its other picture, by dialect; any other dialect has ours. */
export const INVERSE: Readonly<Record<string, string>> = { bricks: 'data-bricks-logo-inverse' };

/** The same in our own dialect. */
export const OWN_INVERSE = 'data-inverse';

/** An open search overlay of the builder (bricks-elements.md §8). */
export const OPEN_SEARCH = '.bricks-search-overlay.show';

/** A control whose menu, panel or search is open. */
export const EXPANDED = '[aria-expanded="true"]';
