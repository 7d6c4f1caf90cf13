import { isPlainClick } from '@stirrup/runtime';

/**
 * Holds presses of "more" controls, whose code is on its way. Returns a function that ends this and repeats the last: on
 * the pressed element, because a control may be a link, or contain one.
 */
export function holdMore(controls: readonly { readonly element: HTMLElement }[]): () => void {
  const holding = new AbortController();
  let pressed: HTMLElement | undefined;
  for (const { element } of controls) {
    const hold = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      pressed = event.target instanceof HTMLElement ? event.target : element;
    };
    element.addEventListener('click', hold, { signal: holding.signal });
  }
  return () => {
    holding.abort();
    // Browsers also follow a link that has left the page.
    if (pressed?.isConnected) pressed.click();
  };
}
