import { type Overlay, type OverlayOptions, openOverlay } from '@stirrup/overlays';
import { TOGGLED_BY } from './contract.ts';
import { knownOffCanvases } from './known-off-canvases.ts';
import type { OffCanvas } from './off-canvas.ts';
import { openerOf } from './opener-of.ts';
import { publishViewportHeight } from './publish-viewport-height.ts';
import { updateInteractions } from './update-interactions.ts';
import { waysOut } from './ways-out.ts';

/** A panel, as its own island knows it. */
export interface Panel extends OffCanvas {
  /** Offers it to the page, and takes over what is printed open. */
  readonly offer: () => void;
}

/** The state that the page shows. */
export type Phase = 'open' | 'closing' | 'closed';

/** Parts and effects of a panel. */
export interface PanelOptions {
  /** The element whose classes or attributes show the panel, for all code of the page. */
  readonly root: HTMLElement;
  /** The element that lies over the page. */
  readonly element: HTMLElement;
  /** Aborts when the panel's island is released. */
  readonly signal: AbortSignal;
  /** True if the page shows the panel, and it is not about to close. */
  readonly isShown: () => boolean;
  /** Shows a phase at once, because only a visible control can take the focus. */
  readonly show: (phase: Phase) => void;
  /** Its effects on the page; read whenever it opens. */
  readonly overlay: (opener: Element | null) => Omit<OverlayOptions, 'onDismiss' | 'opener'>;
  /** Duration of the closing, in ms; without one it is closed at once. */
  readonly closingTime: () => number | undefined;
  /**
   * Called when it has opened.
   *
   * @param isPrinted True for a panel that was open before its island was up: nothing moves.
   */
  readonly onOpen: (opener: Element | null, isPrinted: boolean) => void;
  /**
   * Called when it closes.
   *
   * @param duration Of the closing, in ms.
   */
  readonly onClose: (duration: number) => void;
}

/**
 * Makes a panel that opens and closes by the classes or attributes of its root: its own island, controls, interactions
 * and site code may change them.
 */
export function createPanel({ root, element, signal, isShown, show, ...options }: PanelOptions): Panel {
  let overlay: Overlay | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;
  const letIn = () => {
    clearTimeout(closing);
    element.inert = false;
  };

  const holdPage = (opener: Element | null, isPrinted = false) => {
    const effects = options.overlay(opener);
    overlay = openOverlay(element, {
      ...effects,
      // A click on what toggles it would close it, and then open it again.
      ignores: (target) =>
        effects.ignores?.(target) === true ||
        waysOut().some((way) => way.contains(target) && way.getAttribute('aria-expanded') === 'true'),
      opener,
      onDismiss: close,
    });
    publishViewportHeight();
    options.onOpen(opener, isPrinted);
    updateInteractions(root, true);
  };
  const releasePage = (duration: number) => {
    overlay?.close();
    overlay = undefined;
    options.onClose(duration);
    updateInteractions(root, false);
    root.removeAttribute(TOGGLED_BY);
  };

  const open = (opener = openerOf(root)) => {
    if (overlay || signal.aborted) return;
    letIn();
    show('open');
    holdPage(opener);
  };
  const close = () => {
    if (!overlay) return;
    const duration = options.closingTime();
    if (duration === undefined) show('closed');
    else {
      show('closing');
      // While it fades or slides away, it would still take the focus, which is lost with it; not with its own button.
      element.inert = !element.contains(openerOf(root));
      closing = setTimeout(() => {
        letIn();
        show('closed');
      }, duration);
    }
    releasePage(duration ?? 0);
  };

  const offer = () => {
    const known = knownOffCanvases();
    // The page's own markup decides: site code shows and hides panels, too.
    const observer = new MutationObserver(() => (isShown() ? open() : close()));
    observer.observe(root, { attributes: true });
    known.set(root, { open, close });
    // Changes elsewhere show at once, which they could not while the island comes up.
    queueMicrotask(() => {
      if (isShown() && !overlay) holdPage(openerOf(root), true);
    });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      known.delete(root);
      letIn();
      if (overlay) releasePage(0);
    });
  };
  return { offer, open, close };
}
