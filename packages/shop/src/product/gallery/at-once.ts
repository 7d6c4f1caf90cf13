import { overrideOpacity } from '@stirrup/runtime';
import {
  HIDDEN,
  LEGACY_SCRIPT,
  NO_SLIDER,
  NO_THUMBNAILS,
  PLACEHOLDERS,
  SHOP_GALLERY,
  SLIDE,
  THUMBNAILS,
  THUMBNAILS_CLASS,
  VIEWPORT_CLASS,
  WITH_SLIDER,
} from './at-once-contract.ts';

/** A gallery that waits for its code shows its first picture only, as it does when it is ready; sliders have slides, too. */
const WAITING = `:is(${SHOP_GALLERY}, [data-island="gallery"]):is([data-island-state="claimed"], [data-island-state="loading"]) :is(${SLIDE}) ~ :is(${SLIDE}){display:none}`;

let isStyled = false;

/**
 * Shows the pictures even if the island's code never loads: the server hides galleries, and the builder's sliders of
 * thumbnails, until a script shows them.
 */
export function showPictures(gallery: HTMLElement): void {
  for (const hidden of document.querySelectorAll(HIDDEN)) overrideOpacity(hidden);
  if (document.querySelector(LEGACY_SCRIPT) || prints(NO_SLIDER)) return;
  addPlaceholders(gallery);
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(WAITING);
  document.adoptedStyleSheets.push(sheet);
}

/** Removes the placeholders of a gallery. */
export function removePlaceholders(gallery: HTMLElement): void {
  for (const placeholder of gallery.querySelectorAll(PLACEHOLDERS)) placeholder.remove();
}

/**
 * Inserts thumbnails as placeholders under a gallery that waits for its code, so that nothing below moves when it
 * loads: images only, which the code puts into buttons. A click on one is held. Screen readers ignore them. A theme
 * without thumbnails gets the box around its slides only.
 */
function addPlaceholders(gallery: HTMLElement): void {
  const slides = [...gallery.querySelectorAll<HTMLElement>(SLIDE)];
  const isBare = !slides[1] || slides.some(({ dataset }) => !dataset['thumb']);
  if (isBare || gallery.querySelector(THUMBNAILS) || gallery.matches(WITH_SLIDER)) return;
  if (gallery.matches(SHOP_GALLERY)) slides[0]?.parentElement?.after(hidden('div', VIEWPORT_CLASS));
  if (prints(NO_THUMBNAILS)) return;
  const list = hidden('ol', THUMBNAILS_CLASS);
  for (const { dataset } of slides) {
    const { thumb: src = '', thumbSrcset: srcset = '', thumbSizes: sizes = '' } = dataset;
    const item = list.appendChild(document.createElement('li'));
    // The address comes last, because the browser starts the request with the attributes set by then; the shown picture
    // has priority.
    item.append(Object.assign(new Image(100, 100), { alt: '', fetchPriority: 'low', sizes, srcset, src }));
  }
  gallery.append(list);
}

/** True if the page prints such a setting, in the shop's settings or as JSON. */
function prints(setting: string): boolean {
  return [...document.scripts].some(({ text }) => text.match(setting));
}

function hidden(tag: string, className: string): HTMLElement {
  const element = Object.assign(document.createElement(tag), { className });
  element.setAttribute('aria-hidden', 'true');
  return element;
}
