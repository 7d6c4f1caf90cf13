import type { IslandPaths, Visitor } from '../visitor.ts';

const PAD = '/product/paddock-saddle-pad/';
const MASK = '/product/hedgerow-fly-mask/';
/** Its form adds in the background. */
const BRIDLE = '/builder/product/hazel-snaffle-bridle/';
const PLAIN_MASK = `${MASK}?swatches=none`;
const IN_LIST = '.wvs-archive-product-wrapper:has([data-product_id="205"].wvs-archive-variations-wrapper)';
const swatch = (value: string) => `.variations :is(li, button)[data-value="${value}"]`;

const isChosen = (visitor: Visitor, name: string, value: string) =>
  visitor.waitFor(
    // The builder prints hidden fields of the same name elsewhere.
    (field: string, wanted: string) =>
      document.querySelector<HTMLSelectElement>(`select[name="${field}"]`)?.value === wanted,
    name,
    value,
  );

const openSwatches = async (visitor: Visitor, path: string) => {
  await visitor.open(path);
  await visitor.ready(
    '.variations_form, .variable-items-wrapper, .bricks-variation-swatches, [data-island="swatches"]',
  );
};

const openInList = async (visitor: Visitor) => {
  await visitor.open('/elements/swatches/');
  await visitor.evaluate(
    (selector: string) => document.querySelector(selector)?.scrollIntoView({ behavior: 'instant' }),
    IN_LIST,
  );
  await visitor.waitFor(
    (selector: string) => document.querySelector(selector),
    `${IN_LIST} .wvs-archive-variations-wrapper[data-island-state="ready"]:not([aria-busy]):has(.variable-items-wrapper[data-island-state="ready"])`,
  );
};

/** A product, alone and in a list. */
export const product: Readonly<Record<string, IslandPaths>> = {
  variations: {
    happy: async (visitor) => {
      await visitor.open(PLAIN_MASK);
      await visitor.ready('.variations_form');
      await visitor.choose('[name="attribute_pa_colour"]', 'bay');
      await visitor.choose('[name="attribute_size"]', 'Full');
      await visitor.sees(['.single_variation', '21.95']);
      await visitor.click('.reset_variations');
      await isChosen(visitor, 'attribute_pa_colour', '');
    },
    keyboard: async (visitor) => {
      await visitor.open(PLAIN_MASK);
      await visitor.ready('.variations_form');
      await visitor.choose('[name="attribute_pa_colour"]', 'bay');
      await visitor.choose('[name="attribute_size"]', 'Full');
      await visitor.sees('.single_add_to_cart_button:not(.disabled)');
      await visitor.focus('.reset_variations');
      await visitor.press('Enter');
      await isChosen(visitor, 'attribute_pa_colour', '');
    },
  },
  swatches: {
    happy: async (visitor) => {
      await openSwatches(visitor, PAD);
      await visitor.click(swatch('chestnut'));
      await isChosen(visitor, 'attribute_pa_colour', 'chestnut');
      await visitor.sees(`${swatch('chestnut')}[aria-checked="true"]`);
      await openSwatches(visitor, `/builder${PAD}`);
      await visitor.click(swatch('chestnut'));
      await isChosen(visitor, 'attribute_pa_colour', 'chestnut');
    },
    keyboard: async (visitor) => {
      await openSwatches(visitor, `${PAD}?swatches=stirrup`);
      await visitor.focus(swatch('bay'));
      await visitor.press('ArrowRight');
      await visitor.isAt(swatch('grey'));
      await isChosen(visitor, 'attribute_pa_colour', 'grey');
      await visitor.press('Tab');
      await visitor.waitFor(
        () => document.activeElement?.closest('[data-attribute_name="attribute_pa_colour"]') === null,
      );
    },
  },
  'loop-swatches': {
    happy: async (visitor) => {
      await openInList(visitor);
      await visitor.click(`${IN_LIST} li[data-value="bay"]`);
      await visitor.click(`${IN_LIST} li[data-value="Full"]`);
      await visitor.sees([`${IN_LIST} .price`, '21.95']);
      await visitor.click(`${IN_LIST} .wvs-add-to-cart-button`);
      await visitor.sees(`${IN_LIST} .wvs-add-to-cart-button.added`);
    },
    keyboard: async (visitor) => {
      await openInList(visitor);
      await visitor.focus(`${IN_LIST} li[data-value="bay"]`);
      await visitor.press('ArrowRight', 'Tab', 'Space');
      await visitor.sees([`${IN_LIST} .wvs-add-to-cart-button.wvs_ajax_add_to_cart`, 'Add to cart']);
      await visitor.focus(`${IN_LIST} .wvs_archive_reset_variations_link`);
      await visitor.press('Enter');
      await visitor.missesNow(`${IN_LIST} [aria-checked="true"]`);
    },
  },
  gallery: {
    happy: async (visitor) => {
      await visitor.open(PLAIN_MASK);
      await visitor.ready('.woocommerce-product-gallery');
      await visitor.click('.flex-control-thumbs li:nth-child(2) > button');
      await visitor.sees('.flex-control-thumbs li:nth-child(2) > button[aria-current="true"]');
      await visitor.click('.woocommerce-product-gallery__trigger');
      await visitor.sees('.pswp--open .pswp__img:not(.pswp__img--placeholder)');
      await visitor.isAt('.pswp--open, .pswp--open *');
      await visitor.press('Escape');
      // The shop prints a lightbox of its own, which stays.
      await visitor.waitFor(() => !document.querySelector('.pswp--open'));
    },
    keyboard: async (visitor) => {
      await visitor.open(PLAIN_MASK);
      await visitor.ready('.woocommerce-product-gallery');
      await visitor.focus('.flex-control-thumbs li:first-child > button');
      await visitor.press('ArrowRight');
      await visitor.isAt('.flex-control-thumbs li:nth-child(2) > button[aria-current="true"]');
      await visitor.press('Home');
      await visitor.isAt('.flex-control-thumbs li:first-child > button[aria-current="true"]');
      await visitor.focus('.woocommerce-product-gallery__trigger');
      await visitor.press('Enter');
      await visitor.sees('.pswp--open .pswp__img:not(.pswp__img--placeholder)');
      await visitor.isAt('.pswp--open, .pswp--open *');
      await visitor.press('Escape');
      await visitor.isAt('.woocommerce-product-gallery__trigger');
    },
  },
  'product-form': {
    happy: async (visitor) => {
      await visitor.open(BRIDLE);
      await visitor.evaluate(() => void Reflect.set(globalThis, 'stayed', true));
      // The form sleeps until somebody comes near.
      await visitor.click('form.cart .single_add_to_cart_button');
      await visitor.sees(['[role="alert"], [role="status"], .woocommerce-message', 'has been added to your cart']);
      await visitor.waitFor(() => 'stayed' in globalThis);
    },
    keyboard: async (visitor) => {
      await visitor.open(BRIDLE);
      await visitor.evaluate(() => void Reflect.set(globalThis, 'stayed', true));
      await visitor.focus('form.cart input.qty');
      await visitor.ready('form.cart');
      await visitor.type('form.cart input.qty', '2');
      await visitor.press('Enter');
      await visitor.sees(['[role="alert"], [role="status"], .woocommerce-message', 'added to your cart']);
      await visitor.waitFor(() => 'stayed' in globalThis);
    },
  },
  'rating-stars': {
    happy: async (visitor) => {
      await visitor.open('/elements/rating-stars/');
      await visitor.ready('.comment-form-rating');
      await visitor.click('.comment-form-rating .stars .star-4');
      await isChosen(visitor, 'rating', '4');
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/rating-stars/');
      await visitor.ready('.comment-form-rating');
      await visitor.focus('.comment-form-rating .stars .star-1');
      await visitor.press('ArrowRight');
      await visitor.isAt('.comment-form-rating .stars .star-2');
      await visitor.press('Space');
      await isChosen(visitor, 'rating', '2');
    },
  },
};
