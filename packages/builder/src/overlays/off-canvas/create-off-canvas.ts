import type { IslandOf } from '@stirrup/react';
import { reducedMotion } from '@stirrup/runtime';
import { SILENT } from '../../media/playing/contract.ts';
import { pauseMedia } from '../../media/playing/pause-media.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { createPanel, type Panel, type Phase } from '../off-canvases/create-panel.ts';
import { hasWayOut } from '../off-canvases/ways-out.ts';
import { CLOSING_TIME, type offCanvasContract } from './contract.ts';
import type { OffCanvasProps } from './props.ts';
import { pushPage } from './push-page.ts';

type OffCanvasIsland = IslandOf<typeof offCanvasContract>;

/**
 * Makes a panel of an island: what it does when it opens and closes.
 *
 * @param show Shows it so, at once: what shows can take the focus.
 */
export function createOffCanvas(island: OffCanvasIsland, props: OffCanvasProps, show: (phase: Phase) => void): Panel {
  const { element, parts, signal } = island;
  const panel = parts.panel[0]?.element ?? element;
  const backdrop = parts.backdrop[0];
  const dismissedBy = props.closeOn.filter((way) => backdrop || way === 'escape');
  const restore = [element, panel].map((part) => keepAttributes(part, ['style']));
  let pullBack: ((duration: number) => void) | undefined;

  const made = createPanel({
    root: element,
    element,
    signal,
    isShown: () => showsOpen(island),
    show: (phase) => {
      // The backdrop may fade all the same.
      if (phase === 'open' && reducedMotion().matches) panel.style.transition = 'none';
      show(phase);
      // Ahead of the focus, which goes to the first control, or to the box where that is far down.
      if (phase === 'open' && (props.scrollToTop || !props.leavesFocus)) panel.scrollTop = 0;
    },
    overlay: (opener) => {
      // Overlays are told apart by their levels: it has that of the panel, which is what lies over the page.
      if (getComputedStyle(element).position === 'static') {
        Object.assign(element.style, { position: 'relative', zIndex: getComputedStyle(panel).zIndex });
      }
      return {
        content: panel,
        // Visitors without an Escape key must not be shut in, nor those without a pointer.
        isModal:
          backdrop !== undefined &&
          (dismissedBy.length > 1 || island.parts.close.length > 0 || hasWayOut(panel, element)),
        // Lists and calendars that a script puts beside the panel belong to it.
        ...(dismissedBy.includes('outside') && { ignores: (target: Element) => !element.contains(target) }),
        locksScroll: props.locksScroll,
        focus: props.leavesFocus ? 'none' : 'first',
        dismissedBy,
        label:
          element.getAttribute('aria-label') || opener?.getAttribute('aria-label') || opener?.textContent.trim() || '',
      };
    },
    closingTime: () =>
      parts.panel[0] || reducedMotion().matches
        ? Number.parseFloat(getComputedStyle(panel).transitionDuration) * 1000
        : CLOSING_TIME,
    onOpen: (_, isPrinted) => {
      if (props.effect === 'offset') pullBack = pushPage(panel, props.direction, isPrinted);
    },
    onClose: (duration) => {
      pullBack?.(duration);
      // Silent films play on: their islands pause those that are hidden, and browsers may rest others.
      pauseMedia(element, SILENT);
    },
  });
  const offer = () => {
    made.offer();
    signal.addEventListener('abort', () => {
      for (const step of restore) step();
    });
  };
  return { ...made, offer };
}

/** True if a panel is open on the page, and is not about to close. */
export function showsOpen({ shows }: OffCanvasIsland): boolean {
  return (shows('open') ?? !shows('closed')) && !shows('closing');
}
