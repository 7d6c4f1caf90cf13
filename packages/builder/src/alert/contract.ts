/** Shows and hides the content. */
export const TRIGGER = '[data-part="trigger"]';

/** What is shown and hidden. */
export const CONTENT = '[data-part="content"]';
