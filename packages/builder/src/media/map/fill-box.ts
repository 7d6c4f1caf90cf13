import { emitBuilderEvent } from '@stirrup/cms';
import { pageRegistry } from '@stirrup/runtime';
import { EVENT, HELD } from '../../overlays/popup/contract.ts';
import { beginPopup } from '../../overlays/popups/begin-popup.ts';
import { knownPopups } from '../../overlays/popups/known-popups.ts';
import type { Popup } from '../../overlays/popups/popup.ts';
import { findInteractions } from '../../shared/known-interactions.ts';
import { focusWithin } from '../maps/focus-within.ts';
import type { Printed } from '../maps/printed.ts';
import { SILENT } from '../playing/contract.ts';
import { pauseMedia } from '../playing/pause-media.ts';
import { SOURCE } from './connector-contract.ts';
import { SCRIPT_ID } from './google-contract.ts';
import { handleToggle } from './handle-toggle.ts';
import type { Place } from './place.ts';
import { POPUP, TEMPLATE_BOX } from './template-contract.ts';

/** An open info box for the content of a popup. */
export interface TemplateBox {
  readonly box: HTMLElement;
  /** The element for the content, in the box. */
  readonly content: HTMLElement;
  /** The button that closes the box. */
  readonly button: HTMLElement;
  readonly place: Place;
  readonly popup: HTMLElement;
  /** The map's element, and its options. */
  readonly host: HTMLElement;
  readonly options: Printed;
  readonly close: () => void;
}

/**
 * Shows the content of a popup in an info box, until the signal aborts: that which the page prints moves into the box, with its
 * islands, and back; the other is fetched. The popup itself stays closed.
 *
 * @throws {Error} if the island of a popup whose content is fetched does not come up.
 */
export async function fillBox(opened: TemplateBox, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const { box, content, button, place, popup, host, options, close } = opened;
  const popupId = popup.getAttribute(POPUP.id) ?? '';
  const source = popup.querySelector(POPUP.content);
  const owner = options['syncQuery'] || host.closest(`[${SCRIPT_ID}]`)?.getAttribute(SCRIPT_ID);
  const ownerClass = owner ? `${TEMPLATE_BOX.owner}${owner} ` : '';
  box.className += ` ${TEMPLATE_BOX.root} ${ownerClass}${TEMPLATE_BOX.template}${place.template}`;
  content.className = source?.className ?? TEMPLATE_BOX.content;
  // For the focus of a control that goes.
  content.tabIndex = -1;

  let closers: readonly Element[] = [];
  let isFirst = true;
  const mark = (isOpen: boolean) => {
    for (const { classList } of closers) classList.toggle(SOURCE.opened, isOpen);
  };
  const conclude = () => {
    content.removeAttribute('aria-busy');
    closers = findInteractions(({ action }) => action === SOURCE.closes).filter((closer) => content.contains(closer));
    mark(true);
    if (closers.length > 0) {
      focusWithin(button, content);
      button.remove();
    }
    if (isFirst) emitBuilderEvent(EVENT.open, { popupId, popupElement: box });
    isFirst = false;
  };

  const registry = pageRegistry();
  const boxes = openBoxes();
  const entry = { box, popup, close };
  boxes.add(entry);
  signal.addEventListener('abort', () => boxes.delete(entry));
  if (popup.matches(POPUP.fetched)) {
    for (const { name, value } of popup.attributes) if (TEMPLATE_BOX.copied.test(name)) box.setAttribute(name, value);
    const island = await beginAnew(popup);
    if (signal.aborted) return;
    island.fetchInto({ element: box, box: content }, { loopId: place.item || undefined }, conclude, signal);
  } else {
    // Its content is in one place at a time.
    for (const other of boxes) if (other !== entry && other.popup === popup) other.close();
    knownPopups().get(popup)?.close();
    if (signal.aborted) return;
    move(source, content);
    signal.addEventListener('abort', () => {
      mark(false);
      pauseMedia(content, SILENT);
      move(content, source);
    });
    // Markup of a loop is kept as printed when the loop leaves it.
    const giveBack = () => {
      close();
      if (source) registry.release(source);
    };
    for (const claim of registry.claimsOf(popup)) claim.signal.addEventListener('abort', giveBack, { signal });
    popup.addEventListener(HELD, close, { signal });
    conclude();
  }
}

/** Moves content. Browsers load its frames anew: films in them end first, and have their covers again. */
function move(from: Element | null, to: Element | null): void {
  const registry = pageRegistry();
  for (const { parentElement: film } of from?.querySelectorAll(':scope * > iframe') ?? [])
    if (film && registry.claimsOf(film)[0]) registry.release(film);
  to?.append(...(from?.childNodes ?? []));
}

/**
 * The popup of an element, also after its island has failed.
 *
 * @throws {Error} if it does not come up.
 */
async function beginAnew(element: HTMLElement): Promise<Popup> {
  const registry = pageRegistry();
  if (registry.claimsOf(element).some(({ failedIn }) => failedIn)) registry.release(element);
  const popup = await beginPopup(element);
  if (!popup) throw new Error('Stirrup: the info box of a map fetches its content by the island "popup".');
  return popup;
}

/** The open info boxes of the page with the content of popups. Interactions in them close them. */
function openBoxes(): Set<Pick<TemplateBox, 'box' | 'popup' | 'close'>> {
  return pageRegistry().shared('media/info-boxes', () => {
    const boxes = new Set<Pick<TemplateBox, 'box' | 'popup' | 'close'>>();
    handleToggle((closer, action) => {
      const around = [...boxes].find(({ box }) => action === SOURCE.closes && box.contains(closer));
      around?.close();
      return around !== undefined;
    });
    return boxes;
  });
}
