/** Event on `document` after a popup has opened, whose texts are typed from their beginning (bricks-elements.md §43). */
export const POPUP_OPEN = 'bricks/popup/open';

/** Class of the cursor behind the text, as the builder's library prints it. */
export const CURSOR = 'typed-cursor';
