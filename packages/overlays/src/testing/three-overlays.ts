import { vi } from 'vitest';
import { framesAtOnce } from '../../../../fixtures/frames-at-once.ts';
import { type DismissReason, type Overlay, type OverlayOptions, openOverlay, shownOverlays } from '../index.ts';

/** All orders of closing three overlays. */
export const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'].map((order) => [...order]);

/** The element with an id; throws if the page has none. */
export function the(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`Stirrup: the page has no #${id}.`);
  return element;
}

/** A page with three overlays, each with a box, a control and the opener of the next; `main` has that of the first. */
export function printPage(): void {
  framesAtOnce();
  const overlay = (id: string, next: string) =>
    `<div id="${id}"><section id="box-${id}"><h2>Overlay ${id}</h2><button id="in-${id}"></button>
      <button id="open-${next}"></button></section></div>`;
  document.body.innerHTML = `<header inert id="header"></header><p role="status" id="status"></p>
    <p role="alert" id="alert"><a href="#x">View</a></p>
    <main id="main"><button id="open-a"></button><button id="other"></button></main>
    ${overlay('a', 'b')}<aside id="aside">${overlay('b', 'c')}<p id="beside-b"></p></aside>${overlay('c', 'd')}`;
}

/** Ids that are inert, in document order. */
export const inertIds = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);

/** The id of the focused element. */
export const focused = () => document.activeElement?.id;

/** Ids of open overlays, topmost last. */
export const openIds = () =>
  shownOverlays()
    .get()
    .map(({ element }) => element.id);

/** Opens an overlay from its opener. It closes when it is dismissed. */
export function open(id: string, options: Partial<OverlayOptions> = {}) {
  the(`open-${id}`).focus();
  const onDismiss = vi.fn((_reason: DismissReason) => overlay.close());
  const overlay: Overlay = openOverlay(the(id), { onDismiss, content: the(`box-${id}`), ...options });
  return { ...overlay, onDismiss };
}

/** Opens all three, each from the one below, by id. */
export function openThree(options: Partial<OverlayOptions> = {}): Map<string, ReturnType<typeof open>> {
  return new Map(['a', 'b', 'c'].map((id) => [id, open(id, options)]));
}

/** Closes all overlays, and empties the page. */
export function closeAll(): void {
  for (const overlay of shownOverlays().get()) overlay.close();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
}
