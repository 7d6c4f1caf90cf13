import { FOCUS_DELAY, URGENT_NOTICE } from './contract.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Focuses the first alert among the notices after 500 ms: screen readers do not announce alerts that a page contains
 * from the start. A visitor who is typing by then keeps the focus.
 *
 * Follows woocommerce.md §4.1.9.
 */
export function focusNotice(root: ParentNode): void {
  clearTimeout(timer);
  const notice = root.querySelector<HTMLElement>(URGENT_NOTICE);
  if (!notice) return;
  timer = setTimeout(() => {
    if (document.activeElement?.matches('input, textarea, select, [contenteditable]')) return;
    notice.tabIndex = -1;
    notice.focus({ preventScroll: true });
  }, FOCUS_DELAY);
}
