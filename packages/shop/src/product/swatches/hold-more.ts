import { isPlainClick } from '@stirrup/runtime';

/**
 * Holds presses of "more" controls, whose code is on its way. Returns a function that ends this and repeats the last: on
 * the pressed link or button, which may be the control, around it, or in it.
 */
export function holdMore(controls: readonly { readonly element: HTMLElement }[]): () => void {
  const holding = new AbortController();
  let pressed: HTMLElement | undefined;
  for (const { element } of controls) {
    const hold = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const target = event.target instanceof Element ? event.target : element;
      pressed = target.closest<HTMLElement>('a, button') ?? element;
    };
    element.addEventListener('click', hold, { signal: holding.signal });
  }
  return () => {
    holding.abort();
    // Browsers also follow a link that has left the page.
    if (pressed?.isConnected) pressed.click();
  };
}
