import { atom, type ReadableAtom } from 'nanostores';
import { comboboxPopups } from './combobox-popups.ts';
import { createInert } from './create-inert.ts';
import { createScrollLock } from './create-scroll-lock.ts';
import { type Dismissible, listenForDismissals } from './listen-for-dismissals.ts';
import { moveFocusIn } from './move-focus-in.ts';
import { nameDialog } from './name-dialog.ts';
import type { Overlay, OverlayOptions } from './overlay.ts';
import { restoreFocus } from './restore-focus.ts';
import { stackAbove } from './stack-above.ts';

/** All open overlays of a page. */
export interface Overlays {
  /** In the order of opening: the last one is on top. */
  readonly open: ReadableAtom<readonly Overlay[]>;
  readonly add: (element: HTMLElement, options: OverlayOptions) => Overlay;
}

/** An open overlay in the stack. */
type Entry = Dismissible & {
  opener: Element | null;
  isModal: boolean;
  /** Its focus was left outside: the page stays in reach of the keyboard until the visitor enters the overlay. */
  isWaiting: boolean;
};

/** An opener with `aria-expanded` closes it, too: while it is visible, the pointer can reach it. */
const TOGGLE = '[aria-expanded]';

/** Creates the stack of overlays. Use `openOverlay()`: a page has a single stack. */
export function createOverlays(): Overlays {
  const open = atom<readonly Entry[]>([]);
  const inert = createInert();
  const lockScroll = createScrollLock();
  let listening: AbortController | undefined;
  let awaitsFrame = false;

  const kept = () => {
    const entries = open.get();
    const top = entries.findLastIndex(({ isModal, isWaiting }) => isModal && !isWaiting);
    return (top < 0 ? [] : entries.slice(top)).flatMap(({ element, opener }) => [
      element,
      ...(opener?.matches(TOGGLE) ? [opener] : []),
      ...comboboxPopups(element),
    ]);
  };

  /**
   * Makes the page inert and locks scrolling as the open overlays require. Both measure the page before either changes
   * it.
   */
  const updatePage = () => {
    const makeInert = inert.prepare(kept());
    lockScroll(open.get().some(({ isModal, options }) => options.locksScroll ?? isModal));
    makeInert();
  };
  // Both make the browser compute the styles of the whole page. The next frame does so anyway, and then does it only
  // once, so the click that opens the overlay does not wait.
  const updatePageByFrame = () => {
    if (awaitsFrame) return;
    awaitsFrame = true;
    requestAnimationFrame(() => {
      awaitsFrame = false;
      updatePage();
    });
  };

  const set = (entries: readonly Entry[]) => {
    open.set(entries);
    if (entries.length === 0) {
      listening?.abort();
      listening = undefined;
    } else if (!listening) {
      listening = new AbortController();
      listenForDismissals(open.get, listening.signal);
    }
  };

  const add = (element: HTMLElement, options: OverlayOptions): Overlay => {
    const known = open.get().find((entry) => entry.element === element);
    if (known) return known;
    const { isModal = true, content = element } = options;
    const isModalNow = () => (typeof isModal === 'function' ? isModal() : isModal);
    const isModalAtFirst = isModalNow();
    const { focus = isModalAtFirst ? 'first' : 'none' } = options;
    const life = new AbortController();
    const { activeElement, body } = document;
    const before = activeElement === body ? null : activeElement;
    const lower = stackAbove(
      element,
      open.get().map((other) => other.element),
    );
    let removeName = () => {};

    const entry: Entry = {
      element,
      content,
      isModal: isModalAtFirst,
      options,
      isWaiting: focus === 'none',
      opener: options.opener ?? before,
      close: () => {
        if (life.signal.aborted) return;
        life.abort();
        const left = open.get().filter((other) => other !== entry);
        // An overlay that was opened from this one cannot restore the focus to it.
        for (const other of left) if (other.opener && element.contains(other.opener)) other.opener = entry.opener;
        set(left);
        // Without waiting for a frame: the focus is restored to an element that is still inert.
        updatePage();
        const isLeft = options.leavesFocus && !element.contains(document.activeElement);
        if (!isLeft) restoreFocus(element, entry.opener, before, left.at(-1));
        removeName();
        lower();
      },
      focusInside: () => {
        removeName();
        entry.isModal = isModalNow();
        if (entry.isModal) removeName = nameDialog(content, options.label);
        moveFocusIn(entry, { ...options, focus }, life.signal);
        updatePageByFrame();
      },
    };
    set([...open.get(), entry]);
    // Another overlay may have made the target's container inert; it cannot be focused before it is released.
    inert.release(kept());
    const enter = () => {
      entry.isWaiting = false;
      updatePageByFrame();
    };
    element.addEventListener('focusin', enter, { once: true, signal: life.signal });
    // A dialog of another script may have made it inert.
    element.closest('[inert]')?.removeAttribute('inert');
    entry.focusInside();
    return entry;
  };
  return { open, add };
}
