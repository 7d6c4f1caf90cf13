/** Event on `document`; its detail has the `popupElement` (bricks-elements.md §36, §43, bricks-dynamic.md §10). */
export const POPUP_OPEN = 'bricks/popup/open';
