import { FOCUS_DELAY, URGENT_NOTICE } from './contract.ts';

/** Events by which a visitor goes on. */
const ACTS = ['keydown', 'pointerdown'] as const;
/** Keys that do nothing alone, but stop a screen reader's speech. */
const MODIFIERS: readonly string[] = ['Alt', 'CapsLock', 'Control', 'Insert', 'Meta', 'Shift'];

let waiting: AbortController | undefined;

/** Notices that have had their turn. */
const attended = new WeakSet<Element>();

/**
 * Focuses the first alert among the notices after 500 ms: screen readers do not announce alerts that a page contains
 * from the start. A visitor who is typing by then, or who has pressed a key or the pointer meanwhile, keeps the focus. A
 * notice is focused once: the shop's events come again while an old one is still shown. If others replace it meanwhile,
 * the first of them is focused.
 *
 * Follows woocommerce.md §4.1.9.
 */
export function focusNotice(root: ParentNode): void {
  const notice = firstIn(root);
  if (notice && attended.has(notice)) return;
  waiting?.abort();
  if (!notice) return;
  attended.add(notice);
  const ending = new AbortController();
  const { signal } = ending;
  waiting = ending;
  const timer = setTimeout(() => {
    ending.abort();
    if (document.activeElement?.matches('input, textarea, select, [contenteditable]')) return;
    const target = notice.isConnected ? notice : firstIn(root);
    if (!target) return;
    attended.add(target);
    moveFocusTo(target);
  }, FOCUS_DELAY);
  signal.addEventListener('abort', () => clearTimeout(timer));
  const goOn = (event: Event) => {
    if (!(event instanceof KeyboardEvent && MODIFIERS.includes(event.key))) ending.abort();
  };
  for (const type of ACTS) addEventListener(type, goOn, { capture: true, passive: true, signal });
}

/** Leaves the first alert among the notices, which answers no act, where it is: a later event of the shop does not focus it. */
export function passOverNotice(root: ParentNode): void {
  const notice = firstIn(root);
  if (notice) attended.add(notice);
}

/** Moves the focus to a notice, which is no control. */
export function moveFocusTo(notice: HTMLElement): void {
  notice.tabIndex = -1;
  notice.focus({ preventScroll: true });
}

/** The first alert that shows: a page may have more containers, such as one in a closed panel. */
function firstIn(root: ParentNode): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>(URGENT_NOTICE)];
  return all.find((notice) => notice.checkVisibility({ visibilityProperty: true }));
}
