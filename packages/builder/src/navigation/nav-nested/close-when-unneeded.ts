/**
 * Closes an open menu when the page no longer displays any of its controls: at that width its entries show anyway. A menu
 * that was opened without them stays open. Returns a function that ends it.
 */
export function closeWhenUnneeded(root: Element, controls: readonly Element[], close: () => void): () => void {
  const isNeeded = () => controls.some((control) => control.checkVisibility());
  let wasNeeded = isNeeded();
  // The menu changes its size with what is displayed.
  const observer = new ResizeObserver(() => {
    if (wasNeeded && !isNeeded()) close();
    wasNeeded ||= isNeeded();
  });
  observer.observe(root);
  return () => observer.disconnect();
}
