import { defineIsland } from '@stirrup/runtime';

/** Each picture of a gallery. */
const PICTURE = '.woocommerce-product-gallery__image, [data-part="slide"]';

/** Only the first picture of a gallery that waits for its code is seen, as in one that is up. */
const WAITING = `:is([data-island-state="claimed"], [data-island-state="loading"]) :is(${PICTURE}) ~ :is(${PICTURE}) { display: none }`;

/** The shop's own script lays its galleries out itself. */
const LEGACY_SCRIPT = '#wc-single-product-js';

let isStyled = false;

/** The place of its thumbnails, and of the box around its slides, to which themes give the room above them. */
const HELD = ':is(.flex-viewport, .flex-control-nav)[aria-hidden]';

/** The builder's element around a gallery with a slider of thumbnails of its own. */
const WITH_SLIDER = ':has(.brx-product-gallery-thumbnail-slider)';

/** Hidden by the server until a script shows it: galleries, and the builder's sliders of thumbnails. */
const HIDDEN = '.woocommerce-product-gallery, .brx-product-gallery-thumbnail-slider';

/**
 * Product galleries: thumbnails, the picture in full under the mouse, a lightbox; the variation's picture is followed.
 *
 * @example
 * ```html
 * <div data-island="gallery" data-options='{"zoom":false}'>
 *   <div data-part="track">
 *     <div data-part="slide" data-thumb="bay-100.jpg"><a href="bay.jpg"><img src="bay-600.jpg" alt="Bay"></a></div>
 *     <div data-part="slide" data-thumb="grey-100.jpg"><a href="grey.jpg"><img src="grey-600.jpg" alt="Grey"></a></div>
 *   </div>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { gallery } from '@stirrup/shop/gallery';
 *
 * start(gallery);
 * ```
 * Follows woocommerce.md §1.6, §3.18, §4.5, §5.6 and bricks-dynamic.md §8.8. A gallery that the shop's own script
 * looks after is left to it.
 */
export const gallery = defineIsland({
  name: 'gallery',
  selectors: {
    bricks: '.brxe-product-gallery .woocommerce-product-gallery',
    woocommerce: '.woocommerce-product-gallery',
  },
  start: 'visible',
  holds: ['click'],
  // The pictures show even if the island's code never comes. It stands here, because an import that other script tags share
  // would be one more file for the loader to fetch. See also lift.ts.
  atOnce: (element) => {
    for (const hidden of document.querySelectorAll(HIDDEN)) {
      hidden.animate?.({ opacity: [1, 1] }, { fill: 'forwards' });
    }
    if (document.querySelector(LEGACY_SCRIPT)) return;
    holdPlace(element);
    if (isStyled) return;
    isStyled = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(WAITING);
    document.adoptedStyleSheets.push(sheet);
  },
  whenFailed: (element) => {
    for (const held of element.querySelectorAll(HELD)) held.remove();
  },
  load: () => import('./gallery.tsx'),
});

/**
 * Puts thumbnails under a gallery that waits for its code, so that nothing below moves when that comes: pictures only, around
 * which the code makes its buttons. A click on one is held like any other. Screen readers hear nothing of them.
 */
function holdPlace(gallery: HTMLElement): void {
  const slides = [...gallery.querySelectorAll<HTMLElement>(PICTURE)];
  const { flexslider_enabled: hasSlider = 1 } = Object(Reflect.get(globalThis, 'wc_single_product_params'));
  const isBare = slides.length < 2 || slides.some(({ dataset }) => !dataset['thumb']);
  if (isBare || !Number(hasSlider) || gallery.querySelector('.flex-control-nav')) return;
  if (gallery.parentElement?.matches(WITH_SLIDER)) return;
  const list = hidden('ol', 'flex-control-nav flex-control-thumbs');
  for (const { dataset } of slides) {
    const { thumb: src = '', thumbSrcset: srcset = '', thumbSizes: sizes = '' } = dataset;
    const item = document.createElement('li');
    // The address last: the browser fetches by what it knows then, and the picture that shows goes first.
    item.append(Object.assign(new Image(100, 100), { alt: '', fetchPriority: 'low', sizes, srcset, src }));
    list.append(item);
  }
  if (gallery.matches('.woocommerce-product-gallery')) slides[0]?.parentElement?.after(hidden('div', 'flex-viewport'));
  gallery.append(list);
}

function hidden(tag: string, className: string): HTMLElement {
  const element = Object.assign(document.createElement(tag), { className });
  element.setAttribute('aria-hidden', 'true');
  return element;
}
