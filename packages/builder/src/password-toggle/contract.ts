/** The button where the server prints one: the builder's, and our own (bricks-dynamic §6.1). */
export const TOGGLE = '.password-toggle, [data-part="toggle"]';

/** The builder's two icons; the one that does not apply is hidden by a class (bricks-dynamic §6.9). */
export const ICON = { show: '.show-password', hide: '.hide-password', hidden: 'hide' } as const;
