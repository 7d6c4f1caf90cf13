/**
 * Paints an overlay above those that are open already, where their order in the document or their styles would not:
 * an overlay behind another cannot be used, even with the focus. Returns a function that restores its level.
 */
export function stackAbove(element: HTMLElement, others: readonly HTMLElement[]): () => void {
  // Reading a level computes the page's styles, and a click has to wait for that.
  if (others.length === 0) return () => undefined;
  const highest = Math.max(...others.map(levelOf));
  const before = element.style.zIndex;
  if (levelOf(element) <= highest) element.style.zIndex = String(highest + 1);
  return () => {
    element.style.zIndex = before;
  };
}

function levelOf(element: HTMLElement): number {
  return Number(getComputedStyle(element).zIndex) || 0;
}
