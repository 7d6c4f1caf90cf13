import { emitBuilderEvent } from '@stirrup/cms';
import { text } from '@stirrup/cms/texts';
import { type Overlay, openOverlay } from '@stirrup/overlays';
import type { IslandOf } from '@stirrup/react';
import { SILENT } from '../../media/playing/contract.ts';
import { pauseMedia } from '../../media/playing/pause-media.ts';
import { publishViewportHeight } from '../off-canvases/publish-viewport-height.ts';
import { knownPopups } from '../popups/known-popups.ts';
import { lastClosings } from '../popups/last-closings.ts';
import type { Popup, PopupOptions } from '../popups/popup.ts';
import { COUNTERS_FROM, EVENT, HELD, type popupContract } from './contract.ts';
import { createContent } from './create-content.ts';
import { hasCloser } from './has-closer.ts';
import { countShown, isWithinLimits } from './limits.ts';
import { listenToControls } from './listen-to-controls.ts';
import type { PopupProps } from './props.ts';
import { provideFunctions } from './provide-functions.ts';
import { swallowKey } from './swallow-key.ts';
import { popupTexts } from './texts.ts';
import { updateControls } from './update-controls.ts';

type PopupIsland = IslandOf<typeof popupContract>;

/** A popup, as its own island sees it. */
export interface IslandPopup extends Popup {
  /** Registers the popup with the page, and adopts one that a legacy script has opened. */
  readonly offer: () => void;
}

/** Changes how a popup shows, synchronously: the focus can move to what is shown. */
interface Shown {
  readonly show: (isOpen: boolean) => void;
  /** Shows or hides the loading state of the content. */
  readonly showBusy: (isBusy: boolean) => void;
}

/** Creates the popup of an island, with its opening and closing. */
export function createPopup(island: PopupIsland, props: PopupProps, { show, showBusy }: Shown): IslandPopup {
  const { element, parts, names, signal } = island;
  const box = parts.content[0]?.element ?? element;
  const backdrop = parts.backdrop[0]?.element;
  const emitFor = (popupElement: HTMLElement) => (event: `bricks/${string}`) =>
    emitBuilderEvent(event, { popupId: props.popupId, popupElement });
  const emit = emitFor(element);
  const content = createContent({ element, box, backdrop, props, emit, showBusy });
  const dismissedBy = props.closeOn.filter((way) => backdrop || way === 'escape');
  let overlay: Overlay | undefined;
  /** Tasks that remain after opening, each done once. */
  let pending = new Set<'open' | 'count'>();

  const holdPage = (opener?: Element, moves = !props.leavesFocus) => {
    element.dispatchEvent(new Event(HELD));
    updateControls(element, true);
    // Ahead of the focus, which goes to the first control, or to the box where that is far down.
    if (props.scrollToTop || moves) for (const scroller of [element, box]) scroller.scrollTop = 0;
    overlay = openOverlay(element, {
      content: box,
      // Visitors without an Escape key must not be shut in, nor those without a pointer.
      isModal: () =>
        backdrop !== undefined && (dismissedBy.length > 1 || hasCloser(element, props.popupId, names.parts.close)),
      locksScroll: !props.unlocksScroll,
      focus: props.leavesFocus ? 'none' : 'first',
      dismissedBy,
      // Calendars and suggestions that a plugin puts beside the popup belong to it.
      ignores: (target) => !element.contains(target),
      label: opener?.getAttribute('aria-label') || opener?.textContent.trim() || text(popupTexts, 'popup'),
      ...(opener && { opener }),
      onDismiss: (reason) => {
        close();
        if (reason === 'escape') swallowKey();
      },
    });
    publishViewportHeight();
  };
  const releasePage = () => {
    content.stop();
    overlay?.close();
    overlay = undefined;
    updateControls(element, false);
    element.removeAttribute(COUNTERS_FROM);
    // Silent films play on: their islands pause those that are hidden, and browsers may rest others.
    pauseMedia(element, SILENT);
  };

  const conclude = (isWhole: boolean) => {
    if (pending.delete('open')) emit(EVENT.open);
    if (isWhole && pending.delete('count')) countShown(props);
  };
  const open = async (options: PopupOptions = {}): Promise<boolean> => {
    if (signal.aborted) return false;
    if (!showsOpen(island)) close();
    if (!overlay) {
      if (!isInRange(props) || !isWithinLimits(props)) return false;
      pending = new Set(['open', 'count']);
      show(true);
      const { opener, counterDelay } = options;
      if (counterDelay) element.setAttribute(COUNTERS_FROM, String(performance.now() + counterDelay));
      holdPage(opener);
    }
    const opened = overlay;
    if (props.fetchesContent) {
      await content.load(options, (isWhole) => {
        opened?.focusInside();
        conclude(isWhole);
      });
    } else conclude(true);
    return overlay === opened;
  };
  const close = () => {
    if (!overlay) return;
    lastClosings().set(element, {});
    show(false);
    releasePage();
    emit(EVENT.close);
  };

  const fetchInto: Popup['fetchInto'] = (host, options, onShown, hostSignal) => {
    const fetched = createContent({
      ...{ ...host, backdrop: undefined, props, emit: emitFor(host.element) },
      showBusy: (isBusy) => host.box.setAttribute('aria-busy', String(isBusy)),
    });
    hostSignal.addEventListener('abort', fetched.stop);
    void fetched.load(options, onShown);
  };

  /** Site code shows and hides popups, too. */
  const follow = () => {
    if (!showsOpen(island)) close();
    else if (!overlay) {
      show(true);
      holdPage();
    }
  };

  const popup = { element, id: props.popupId, isOpen: () => overlay !== undefined, open, close, fetchInto };
  const offer = () => {
    const known = knownPopups();
    known.set(element, popup);
    listenToControls();
    provideFunctions();
    const observer = new MutationObserver(follow);
    observer.observe(element, { attributes: true });
    // Deferred, because changes outside the island cannot render while it is still mounting.
    queueMicrotask(() => {
      if (showsOpen(island) && !overlay) holdPage(undefined, false);
    });
    signal.addEventListener('abort', () => {
      known.delete(element);
      observer.disconnect();
      if (overlay) releasePage();
    });
  };
  return { ...popup, offer };
}

/** True if a popup shows, by the page's current markup. */
export function showsOpen({ shows }: PopupIsland): boolean {
  return shows('open') ?? !shows('closed');
}

function isInRange({ showAt, showOnWidths }: PopupProps): boolean {
  const isIn = showOnWidths.length === 0 || showOnWidths.some(({ min, max }) => innerWidth >= min && innerWidth <= max);
  return isIn && innerWidth >= showAt;
}
