import { type Overlay, openOverlay } from '@stirrup/overlays';
import type { IslandOf } from '@stirrup/react';
import { type Part, type PartHandlers, reducedMotion } from '@stirrup/runtime';
import { completeControl } from '../../shared/controls/complete-control.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import type { searchOverlayContract } from './contract.ts';

type SearchIsland = IslandOf<typeof searchOverlayContract>;

/** A search that lies over the page. */
export interface SearchOverlay {
  /** Opens it, or closes it. */
  readonly turn: (toggle: Element) => void;
  readonly close: () => void;
  /** Of the overlay. */
  readonly handlers: PartHandlers;
  /** Follows what other code does to the overlay, and takes over what is printed open. */
  readonly follow: () => void;
}

/**
 * Creates the search of an island: what it does when it opens and closes.
 *
 * @param show Shows or hides it at once: what shows can take the focus.
 */
export function createSearchOverlay(
  island: SearchIsland,
  { element }: Part,
  show: (isOpen: boolean) => void,
): SearchOverlay {
  const { parts, signal } = island;
  const toggle = parts.toggle[0]?.element ?? null;
  const restore = keepAttributes(element, ['style']);
  const restoreFields = parts.field.map((field) => keepAttributes(field.element, ['style']));
  let overlay: Overlay | undefined;
  let isPressed = false;

  const open = (opener?: Element) => {
    if (overlay || signal.aborted) return;
    const { activeElement, body } = document;
    const isNowhere = activeElement === body || element.contains(activeElement);
    if (reducedMotion().matches) element.style.transition = 'none';
    // An overlay that fades in is still hidden: phones show their keyboard only for a focus that comes with the tap.
    for (const field of parts.field) field.element.style.visibility = 'visible';
    show(true);
    overlay = openOverlay(element, { opener: opener ?? (isNowhere ? toggle : activeElement), onDismiss: close });
  };
  const close = () => {
    if (!overlay) return;
    show(false);
    leavePage();
  };
  const leavePage = () => {
    for (const restoreField of restoreFields) restoreField();
    overlay?.close();
    overlay = undefined;
  };

  return {
    close,
    turn: (opener) => (overlay ? close() : open(opener)),
    handlers: {
      onPointerDown: ({ target }) => {
        isPressed = target === element;
      },
      // Selecting text beyond the edge of the field also ends in a click on the overlay.
      onClick: ({ target }) => isPressed && target === element && close(),
      // A fading overlay still takes clicks, and the focus would be lost with it.
      onFocus: () => showsOpen(island) || toggle?.focus(),
    },
    follow: () => {
      const update = () => (showsOpen(island) ? open() : close());
      const observer = new MutationObserver(update);
      observer.observe(element, { attributes: true });
      // Changes outside the island cannot render while it is still mounting.
      queueMicrotask(update);
      signal.addEventListener('abort', () => {
        observer.disconnect();
        leavePage();
        restore();
      });
      for (const { element: control } of parts.toggle) completeControl(control, 'toggleSearch', signal);
      for (const { element: control } of parts.close) completeControl(control, 'closeSearch', signal);
    },
  };
}

/** True if a search is open on the page, whoever has opened it. */
export function showsOpen({ parts, shows }: SearchIsland): boolean {
  const [layer] = parts.overlay;
  return shows('open', layer) ?? !shows('closed', layer);
}

/** The name that the page has printed for a part. */
export function nameOf({ element, printed }: Part): string {
  return printed('aria-label') ?? element.textContent.trim();
}
