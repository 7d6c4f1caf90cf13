/** Value of `hidden` for content that browsers search all the same. */
const SEARCHED = 'until-found';

/** A box that takes no room: not its padding, and no gap of a flexible column. */
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
 * Hides an element so that the browser's search in the page, and links into it, still find it: they dispatch
 * `beforematch` on it, and show it. Its box must be there for that, whatever the theme says; so it takes no room instead.
 * Browsers without `hidden="until-found"` would show that box: there the element is just hidden.
 */
export function hideUntilFound(element: HTMLElement): void {
  const isSearched = 'onbeforematch' in document;
  element.setAttribute('hidden', isSearched ? SEARCHED : '');
  if (!isSearched) return;
  // Screen readers would list the empty box, if it is a region, say.
  element.setAttribute('aria-hidden', 'true');
  for (const [property, value] of Object.entries(NO_ROOM)) element.style.setProperty(property, value);
}

/** Takes back what {@link hideUntilFound} has done. */
export function reveal(element: HTMLElement): void {
  const tookNoRoom = element.getAttribute('hidden') === SEARCHED;
  element.removeAttribute('hidden');
  if (!tookNoRoom) return;
  element.removeAttribute('aria-hidden');
  for (const property of Object.keys(NO_ROOM)) element.style.removeProperty(property);
}
