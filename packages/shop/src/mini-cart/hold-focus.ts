/** Elements that speak to screen readers must not be silenced. */
const LIVE = '[role="status"], [role="alert"], [aria-live]';

/**
 * Keeps focus inside an element that lies over the page: everything beside it is inert. Returns what gives the page
 * back, and the focus to where it was.
 */
export function holdFocus(element: HTMLElement): () => void {
  const previous = document.activeElement;
  const silenced: Element[] = [];
  for (let inside: Element = element; inside.parentElement; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      if (sibling === inside || sibling.matches(LIVE) || sibling.hasAttribute('inert')) continue;
      sibling.setAttribute('inert', '');
      silenced.push(sibling);
    }
    if (inside.parentElement === document.body) break;
  }
  const first = element.querySelector<HTMLElement>('button, a[href]') ?? element;
  if (first === element) element.tabIndex = -1;
  first.focus();
  return () => {
    for (const sibling of silenced) sibling.removeAttribute('inert');
    if (previous instanceof HTMLElement && previous.isConnected) previous.focus();
  };
}
