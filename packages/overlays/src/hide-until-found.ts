/** Value of `hidden` for content that the browser's search still finds. */
const SEARCHED = 'until-found';

/** Styles of a box without size: no padding, and no gap of a flexible column. */
const NO_ROOM = {
  display: 'block',
  position: 'absolute',
  'inline-size': '0',
  'block-size': '0',
  padding: '0',
  'border-width': '0',
  overflow: 'clip',
} as const;

/**
 * Hides an element, but lets the browser's search in the page, and links into it, find it: they dispatch `beforematch`
 * on it and show it. That requires a box, whatever the theme's styles are, so the box has no size. Browsers without
 * `hidden="until-found"` would show the box, so there the element is hidden normally.
 */
export function hideUntilFound(element: HTMLElement): void {
  const isSearched = 'onbeforematch' in document;
  element.setAttribute('hidden', isSearched ? SEARCHED : '');
  if (!isSearched) {
    // The attribute alone would not overrule a `display` of the element's own.
    element.style.display = 'none';
    return;
  }
  // Screen readers would list the empty box, for example as a region.
  element.setAttribute('aria-hidden', 'true');
  for (const [property, value] of Object.entries(NO_ROOM)) element.style.setProperty(property, value);
}

/** Reverts {@link hideUntilFound}. */
export function reveal(element: HTMLElement): void {
  const tookNoRoom = element.getAttribute('hidden') === SEARCHED;
  element.removeAttribute('hidden');
  if (!tookNoRoom) return;
  element.removeAttribute('aria-hidden');
  for (const property of Object.keys(NO_ROOM)) element.style.removeProperty(property);
}
