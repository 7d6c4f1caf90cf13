import { atom, type ReadableAtom } from 'nanostores';
import { createInert } from './create-inert.ts';
import { createScrollLock } from './create-scroll-lock.ts';
import { type Dismissible, listenForDismissals } from './listen-for-dismissals.ts';
import { moveFocusIn } from './move-focus-in.ts';
import { nameDialog } from './name-dialog.ts';
import type { Overlay, OverlayOptions } from './overlay.ts';
import { restoreFocus } from './restore-focus.ts';
import { stackAbove } from './stack-above.ts';

/** All that is open over a page. */
export interface Overlays {
  /** In the order of opening: the last one is on top. */
  readonly open: ReadableAtom<readonly Overlay[]>;
  readonly add: (element: HTMLElement, options: OverlayOptions) => Overlay;
}

/** An open overlay in the stack. */
type Entry = Dismissible & {
  opener: Element | null;
  /** It is to take no focus: the page stays in reach of the keyboard until the visitor comes in. */
  isWaiting: boolean;
};

/** An opener that says whether it is open closes it, too: it stays in reach of the pointer, where it is seen. */
const TOGGLE = '[aria-expanded]';

/** Creates the overlays of a page. Use `openOverlay()`: a page has one list. */
export function createOverlays(): Overlays {
  const open = atom<readonly Entry[]>([]);
  const silence = createInert();
  const lockScroll = createScrollLock();
  let hearing: AbortController | undefined;

  const set = (entries: readonly Entry[]) => {
    open.set(entries);
    const top = entries.findLastIndex(({ isModal, isWaiting }) => isModal && !isWaiting);
    const kept = top < 0 ? [] : entries.slice(top);
    silence(kept.flatMap(({ element, opener }) => (opener?.matches(TOGGLE) ? [element, opener] : [element])));
    if (entries.length === 0) {
      hearing?.abort();
      hearing = undefined;
    } else if (!hearing) {
      hearing = new AbortController();
      listenForDismissals(open.get, hearing.signal);
    }
  };

  const holdScroll = () => lockScroll(open.get().some(({ isModal, options }) => options.locksScroll ?? isModal));

  const add = (element: HTMLElement, options: OverlayOptions): Overlay => {
    const known = open.get().find((entry) => entry.element === element);
    if (known) return known;
    const { isModal = true, content = element, focus = isModal ? 'first' : 'none', label } = options;
    const life = new AbortController();
    const { activeElement, body } = document;
    const lower = stackAbove(
      element,
      open.get().map((other) => other.element),
    );
    let takeNameAway = () => {};

    const entry: Entry = {
      element,
      content,
      isModal,
      options,
      isWaiting: focus === 'none',
      opener: options.opener ?? (activeElement === body ? null : activeElement),
      close: () => {
        if (life.signal.aborted) return;
        life.abort();
        const left = open.get().filter((other) => other !== entry);
        // An overlay that was opened from this one cannot restore the focus to it.
        for (const other of left) if (other.opener && element.contains(other.opener)) other.opener = entry.opener;
        set(left);
        holdScroll();
        const isLeft = options.leavesFocus && !element.contains(document.activeElement);
        if (!isLeft) restoreFocus(element, entry.opener, left.at(-1));
        takeNameAway();
        lower();
      },
      focusInside: () => {
        takeNameAway();
        if (isModal) takeNameAway = nameDialog(content, label);
        moveFocusIn(entry, focus, life.signal);
      },
    };
    set([...open.get(), entry]);
    const comeIn = () => {
      entry.isWaiting = false;
      set(open.get());
    };
    element.addEventListener('focusin', comeIn, { once: true, signal: life.signal });
    // Somebody else's dialog may have shut it out.
    element.closest('[inert]')?.removeAttribute('inert');
    entry.focusInside();
    // Last: it measures the page, which the focus has just had computed, and changes it.
    holdScroll();
    return entry;
  };
  return { open, add };
}
