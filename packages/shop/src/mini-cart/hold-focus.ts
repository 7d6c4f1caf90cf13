/** Elements that speak to screen readers must not be silenced. */
const LIVE = '[role="status"], [role="alert"], [aria-live]';

/** A panel that slides into sight takes no focus before its transition has begun, in ms. */
const UNTIL_SHOWN = 50;

/**
 * Keeps focus inside an element that lies over the page: everything beside it is inert, and `first` has the focus.
 * Returns what gives the page back, and the focus to where it was.
 */
export function holdFocus(element: HTMLElement, first: HTMLElement): () => void {
  const previous = document.activeElement;
  const silenced = silenceAround(element);
  first.focus();
  const timer = setTimeout(() => {
    if (!element.contains(document.activeElement)) first.focus();
  }, UNTIL_SHOWN);
  return () => {
    clearTimeout(timer);
    for (const sibling of silenced) sibling.removeAttribute('inert');
    const isLost = document.activeElement === document.body || element.contains(document.activeElement);
    if (isLost && previous instanceof HTMLElement) previous.focus();
  };
}

function silenceAround(element: Element): readonly Element[] {
  const silenced: Element[] = [];
  for (let inside = element; inside !== document.body && inside.parentElement; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      if (sibling === inside || sibling.matches(`[inert], ${LIVE}`)) continue;
      sibling.setAttribute('inert', '');
      silenced.push(sibling);
    }
  }
  return silenced;
}
