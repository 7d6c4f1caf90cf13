/** What opens and closes an item (bricks-elements §§11.1, 11.2). An item is a child that has both parts. */
export const TITLE = '.accordion-title-wrapper, [data-part="title"]';

/** What is shown and hidden. */
export const CONTENT = '.accordion-content-wrapper, [data-part="content"]';

/** What has items of its own, or may have parts of the same names. */
export const NESTED = '.brxe-accordion, .brxe-accordion-nested, [data-island]';

/** What acts for itself, also inside of a title; a title is one as soon as it says whether it is open. */
export const CONTROL = 'a, button, input, label, select, textarea, [aria-expanded]';

/** An item of ours; it says by an attribute what the builder's say by a class. */
export const OWN_ITEM = '[data-part="item"]';

/** Of an item that is open, from the moment that it begins to open. */
export const OPEN = { attribute: 'data-open', class: 'brx-open' } as const;

/** Words of the builder's list of settings (§11.1); the first is an old one, which it still honours. */
export const SETTING = { first: 'expandFirstItem', independent: 'independentToggle' } as const;

/**
 * Raised on `document` when an item has come to rest, followed by `open` or `close`; details: `elementId`, and the item as
 * `openItem` or `closeItem` (§1.10).
 */
export const EVENT = 'bricks/accordion/';

/** Attribute that holds the builder's id of an element, for events. */
export const SCRIPT_ID = 'data-script-id';
