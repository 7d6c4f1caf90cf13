import { FOCUS_DELAY, URGENT_NOTICE } from './contract.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Gives the focus to the first notice that asks for attention, after 500 ms: what a page shows from its beginning is
 * not read out otherwise. Where somebody is typing by then, they are left alone.
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
