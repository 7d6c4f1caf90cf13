/** Popups of the builder whose content shows in info boxes, by their template (bricks-elements.md §25, §26, bricks-dynamic.md §5.1). */
export const POPUP = {
  selector: '.brx-popup:not(.brx-infobox-popup)',
  /** Its template. */
  id: 'data-popup-id',
  /** Identifier of its item; a popup whose content is fetched is printed once for all items of its loop. */
  item: 'data-popup-loop-id',
  fetched: '[data-popup-ajax="1"]',
  content: '.brx-popup-content',
  /** Width of the info box, in px. */
  width: 'data-brx-infobox-width',
} as const;

/** Info boxes with the content of a popup (bricks-elements.md §25). */
export const TEMPLATE_BOX = {
  root: 'brx-infobox-popup brx-popup',
  content: 'brx-popup-content',
  /** Beginning of the class with the id of the loop, else of the map. */
  owner: 'brxe-',
  /** Beginning of the class with the id of the template. */
  template: 'brxe-popup-',
  /** Attributes of a popup whose content is fetched, which its info box has, too. */
  copied: /^data-(brx|popup)/,
} as const;
