/**
 * Event on `document`; its detail has the `popupElement` (bricks-elements.md §36, §43, bricks-dynamic.md §10), and from our
 * popups the `counterDelay`.
 */
export const POPUP_OPEN = 'bricks/popup/open';
