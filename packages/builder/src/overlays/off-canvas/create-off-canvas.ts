import { type DismissReason, type Overlay, openOverlay } from '@stirrup/overlays';
import type { Island } from '@stirrup/react';
import { reducedMotion, rootSelector } from '@stirrup/runtime';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { TOGGLED_BY } from '../off-canvases/contract.ts';
import { knownOffCanvases } from '../off-canvases/known-off-canvases.ts';
import type { OffCanvas } from '../off-canvases/off-canvas.ts';
import { openerOf } from '../off-canvases/opener-of.ts';
import { CLOSED_BY, type offCanvasContract, VIEWPORT_PROPERTY, WAY_OUT } from './contract.ts';
import type { OffCanvasProps } from './props.ts';
import { pushPage } from './push-page.ts';
import { updateInteractions } from './update-interactions.ts';

type OffCanvasIsland = Island<
  (typeof offCanvasContract)['parts'][number],
  (typeof offCanvasContract)['states'][number]
>;

/** A panel, as its own island knows it. */
export interface IslandOffCanvas extends OffCanvas {
  /** Offers it to the page, and takes over what is printed open. */
  readonly offer: () => void;
}

/** As it shows. */
export type Phase = 'open' | 'closing' | 'closed';

/**
 * Makes a panel of an island: what it does when it opens and closes.
 *
 * @param show Shows it so, at once: what shows can take the focus.
 */
export function createOffCanvas(
  island: OffCanvasIsland,
  props: OffCanvasProps,
  show: (phase: Phase) => void,
): IslandOffCanvas {
  const { element, parts, signal } = island;
  const panel = parts.panel[0]?.element ?? element;
  const backdrop = parts.backdrop[0];
  const closesOutside = backdrop !== undefined && props.closeOn.includes(CLOSED_BY.outside);
  const dismissedBy: DismissReason[] = closesOutside ? ['outside'] : [];
  if (props.closeOn.includes(CLOSED_BY.escape)) dismissedBy.push('escape');
  const ways = () => `${rootSelector('toggle')}, ${WAY_OUT}`;
  const restore = [element, panel].map((part) => keepAttributes(part, ['style']));
  let overlay: Overlay | undefined;
  let pullBack: ((duration: number) => void) | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const holdPage = (opener: Element | null, isPrinted = false) => {
    // Overlays are told apart by their levels: it has that of the panel, which is what lies over the page.
    if (getComputedStyle(element).position === 'static') {
      Object.assign(element.style, { position: 'relative', zIndex: getComputedStyle(panel).zIndex });
    }
    overlay = openOverlay(element, {
      content: panel,
      // Visitors without an Escape key must not be shut in.
      isModal:
        backdrop !== undefined &&
        (closesOutside || island.parts.close.length > 0 || panel.querySelector(ways()) !== null),
      locksScroll: props.noScroll,
      focus: props.noAutoFocus ? 'none' : 'first',
      dismissedBy,
      // A click on what toggles it would close it, and then open it again.
      ignores: (target) => target.closest(ways())?.getAttribute('aria-expanded') === 'true',
      label: element.getAttribute('aria-label') ?? '',
      opener,
      onDismiss: close,
    });
    // The whole page inherits it: in the frame that has its styles computed anyway, behind the overlay, which measures then.
    requestAnimationFrame(() => {
      document.documentElement.style.setProperty(VIEWPORT_PROPERTY, `${innerHeight / 100}px`);
    });
    if (props.effect === 'offset') pullBack = pushPage(panel, props.direction, isPrinted);
    if (props.scrollToTop) panel.scrollTop = 0;
    updateInteractions(element, true);
  };
  const givePageBack = (duration: number) => {
    overlay?.close();
    overlay = undefined;
    pullBack?.(duration);
    updateInteractions(element, false);
    element.removeAttribute(TOGGLED_BY);
  };

  const open = (opener = openerOf(element)) => {
    if (overlay || signal.aborted) return;
    clearTimeout(closing);
    // The backdrop may fade all the same.
    if (reducedMotion().matches) panel.style.transition = 'none';
    show('open');
    holdPage(opener);
  };
  const close = () => {
    if (!overlay) return;
    const duration = Number.parseFloat(getComputedStyle(panel).transitionDuration) * 1000;
    show('closing');
    closing = setTimeout(show, duration, 'closed');
    givePageBack(duration);
  };

  const offer = () => {
    const known = knownOffCanvases();
    // The page's own markup decides: site code shows and hides panels, too.
    const observer = new MutationObserver(() => (isShown(island) ? open() : close()));
    observer.observe(element, { attributes: true });
    known.set(element, { open, close });
    // Changes elsewhere show at once, which they could not while the island comes up.
    queueMicrotask(() => {
      if (isShown(island) && !overlay) holdPage(openerOf(element), true);
    });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      known.delete(element);
      clearTimeout(closing);
      if (overlay) givePageBack(0);
      for (const step of restore) step();
    });
  };
  return { offer, open, close };
}

/** Whether a panel shows, as the page is now, and is not about to close. */
export function isShown({ shows }: OffCanvasIsland): boolean {
  return (shows('open') ?? !shows('closed')) && !shows('closing');
}
