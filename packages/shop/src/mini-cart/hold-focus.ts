/** Elements that speak to screen readers must not be silenced. */
const LIVE = '[role="status"], [role="alert"], [aria-live]';

/** Frames in which a panel may still be on its way into sight: what is hidden takes no focus. */
const PATIENCE = 10;

/**
 * Keeps focus inside an element that lies over the page: everything beside it is inert, and `first` has the focus.
 * Returns what gives the page back, and the focus to where it was.
 */
export function holdFocus(element: HTMLElement, first: HTMLElement = element): () => void {
  const previous = document.activeElement;
  const silenced = silenceAround(element);
  const hadTabIndex = first.hasAttribute('tabindex');
  if (first === element && !hadTabIndex) element.tabIndex = -1;
  let isHeld = true;
  const focusFirst = (frames: number) => {
    if (!isHeld || element.contains(document.activeElement)) return;
    first.focus();
    if (frames > 0) requestAnimationFrame(() => focusFirst(frames - 1));
  };
  focusFirst(PATIENCE);
  return () => {
    isHeld = false;
    if (first === element && !hadTabIndex) element.removeAttribute('tabindex');
    for (const sibling of silenced) sibling.removeAttribute('inert');
    const isLost = document.activeElement === document.body || element.contains(document.activeElement);
    if (isLost && previous instanceof HTMLElement && previous.isConnected) previous.focus();
  };
}

function silenceAround(element: Element): readonly Element[] {
  const silenced: Element[] = [];
  for (let inside = element; inside.parentElement; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      if (sibling === inside || sibling.matches(LIVE) || sibling.hasAttribute('inert')) continue;
      sibling.setAttribute('inert', '');
      silenced.push(sibling);
    }
    if (inside.parentElement === document.body) break;
  }
  return silenced;
}
