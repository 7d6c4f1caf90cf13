/** The panel itself, and what lies between it and the page; without the latter the page stays in reach (bricks-elements §21). */
export const PART = {
  panel: '.brx-offcanvas-inner, [data-part="panel"]',
  backdrop: '.brx-offcanvas-backdrop, [data-part="backdrop"]',
} as const;

/** Closes a panel of our own dialect from inside. */
export const CLOSE = '[data-part="close"]';

/** What may close a panel from inside, for who has no Escape key (§20; bricks-dynamic §7.3). */
export const WAY_OUT = `.brxe-toggle, [data-island="toggle"], [data-interactions*="toggleOffCanvas"], ${CLOSE}`;

/** Words of `data-close-on`; both count where it is absent. */
export const CLOSED_BY = { outside: 'backdrop', escape: 'esc' } as const;

/** Elements whose interaction toggles a panel, and where that is printed (bricks-dynamic §7.3). */
export const INTERACTION = { toggle: '[data-brx-toggle-offcanvas]', printed: 'data-interactions' } as const;

/** CSS property of the root: a hundredth of what is seen of the page (bricks-elements §1.12). */
export const VIEWPORT_PROPERTY = '--bricks-vh';
