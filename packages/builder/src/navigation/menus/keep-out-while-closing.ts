/** Longest time for which a closing submenu or drawer still shows, in ms. */
const LONGEST_CLOSING = 400;

/**
 * Keeps the focus out of a submenu or a drawer that is closing: while it fades or slides away, its links still take the
 * focus, which is lost with them. Returns a function that ends it, for one that opens again or is released.
 */
export function keepOutWhileClosing(closing: HTMLElement): () => void {
  closing.inert = true;
  const end = () => {
    clearTimeout(timer);
    closing.inert = false;
  };
  const timer = setTimeout(end, LONGEST_CLOSING);
  return end;
}
