/** Each picture of a gallery. */
const PICTURE = '.woocommerce-product-gallery__image, [data-part="slide"]';

/** A gallery that waits for its code shows its first picture only, as it does when it is ready; sliders have slides, too. */
const WAITING = `:is(.woocommerce-product-gallery, [data-island="gallery"]):is([data-island-state="claimed"], [data-island-state="loading"]) :is(${PICTURE}) ~ :is(${PICTURE}) { display: none }`;

/** The shop's own script lays out its galleries itself. */
const LEGACY_SCRIPT = 'script#wc-single-product-js';

/** PHP prints `false` as an empty text; a developer who prints the settings may not. */
const NO_SLIDER = /"flexslider_enabled": ?("?0|""|false)/;

let isStyled = false;

/** Placeholders for the thumbnails and for the box around the slides; themes space that box. */
const HELD = ':is(.flex-viewport, .flex-control-nav)[aria-hidden]';

/** The builder's element around a gallery with a thumbnail slider. */
const WITH_SLIDER = ':has(.brx-product-gallery-thumbnail-slider)';

/** Hidden by the server until a script shows it: galleries, and the builder's sliders of thumbnails. */
const HIDDEN = '.woocommerce-product-gallery, .brx-product-gallery-thumbnail-slider';

/** Shows the pictures even if the island's code never loads. See also override-opacity.ts. */
export function showPictures(gallery: HTMLElement): void {
  for (const hidden of document.querySelectorAll(HIDDEN)) {
    hidden.animate?.({ opacity: [1, 1] }, { fill: 'forwards' });
  }
  if (document.querySelector(LEGACY_SCRIPT) || !hasSlider()) return;
  holdPlace(gallery);
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(WAITING);
  document.adoptedStyleSheets.push(sheet);
}

/** Removes the placeholders of a gallery that failed. */
export function removeHeld(gallery: HTMLElement): void {
  for (const held of gallery.querySelectorAll(HELD)) held.remove();
}

/**
 * Inserts thumbnails as placeholders under a gallery that waits for its code, so that nothing below moves when it
 * loads: images only, which the code puts into buttons. A click on one is held. Screen readers ignore them.
 */
function holdPlace(gallery: HTMLElement): void {
  const slides = [...gallery.querySelectorAll<HTMLElement>(PICTURE)];
  const isBare = slides.length < 2 || slides.some(({ dataset }) => !dataset['thumb']);
  if (isBare || gallery.querySelector('.flex-control-nav')) return;
  if (gallery.parentElement?.matches(WITH_SLIDER)) return;
  const list = hidden('ol', 'flex-control-nav flex-control-thumbs');
  for (const { dataset } of slides) {
    const { thumb: src = '', thumbSrcset: srcset = '', thumbSizes: sizes = '' } = dataset;
    const item = document.createElement('li');
    // The address comes last, because the browser starts the request with the attributes set by then; the shown picture
    // has priority.
    item.append(Object.assign(new Image(100, 100), { alt: '', fetchPriority: 'low', sizes, srcset, src }));
    list.append(item);
  }
  if (gallery.matches('.woocommerce-product-gallery')) slides[0]?.parentElement?.after(hidden('div', 'flex-viewport'));
  gallery.append(list);
}

/** True unless the page prints that the theme has no slider, in the shop's settings or as JSON: it shows all pictures then. */
function hasSlider(): boolean {
  return ![...document.scripts].some(({ text }) => NO_SLIDER.test(text));
}

function hidden(tag: string, className: string): HTMLElement {
  const element = Object.assign(document.createElement(tag), { className });
  element.setAttribute('aria-hidden', 'true');
  return element;
}
