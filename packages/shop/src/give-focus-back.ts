/** Where the focus goes when there is nowhere to give it back to. */
const MAIN = 'main, [role="main"]';

/**
 * Remembers where the focus was before it came into an element that will be hidden. Call what comes back when it is:
 * focus that was inside goes back there, else to the page's content, and never to nowhere.
 */
export function giveFocusBack(element: HTMLElement, signal: AbortSignal): () => void {
  let before: Element | undefined;
  element.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !element.contains(relatedTarget)) before = relatedTarget;
    },
    { signal },
  );
  return () => {
    if (!element.contains(document.activeElement)) return;
    const main = document.querySelector<HTMLElement>(MAIN);
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    else if (main) {
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    }
  };
}
