import { tryFocusOnce } from '@stirrup/overlays/focus';

/**
 * Moves the focus on from an arrow that its library disables at the end of the row, to the other arrow, else to the root,
 * until the signal aborts: browsers would drop it to the body.
 */
export function keepFocus(
  root: HTMLElement,
  list: HTMLElement,
  toggle: HTMLElement | undefined,
  signal: AbortSignal,
): void {
  const changes = new MutationObserver(() => {
    const { activeElement: arrow } = document;
    if (!arrow?.matches(':disabled') || !root.contains(arrow) || list.contains(arrow)) return;
    // Both arrows name the same row, and so may the toggle.
    const row = CSS.escape(arrow.getAttribute('aria-controls') ?? '');
    const named = [...root.querySelectorAll(`:enabled[aria-controls="${row}"]`)];
    tryFocusOnce(named.find((control) => control !== toggle) ?? root);
  });
  changes.observe(root, { subtree: true, attributeFilter: ['disabled'] });
  signal.addEventListener('abort', () => changes.disconnect());
}
