import { isPlainClick } from '@stirrup/runtime';
import type { SwatchList } from './swatch-list.ts';

/** Holds presses of "more" controls, whose code is on its way. Returns a function that ends this and repeats the last. */
export function holdMore({ parts }: SwatchList): () => void {
  const holding = new AbortController();
  let pressed: HTMLElement | undefined;
  for (const { element } of parts.more) {
    const hold = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      pressed = element;
    };
    element.addEventListener('click', hold, { signal: holding.signal });
  }
  return () => {
    holding.abort();
    pressed?.click();
  };
}
