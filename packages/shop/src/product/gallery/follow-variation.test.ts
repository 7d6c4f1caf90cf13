import { pageRegistry, start } from '@stirrup/runtime';
import jQuery from 'jquery';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { classicSite } from '../../../../../fixtures/cms/site.ts';
import { foundVariation } from '../found-variation.ts';
import { EVENT } from './contract.ts';
import { productGallery, stirrupGallery } from './fixture.ts';
import { followVariation } from './gallery.tsx';
import { GALLERY_EVENT } from './html-contract.ts';
import { gallery } from './island.ts';

const mask = productCalled('hedgerow-fly-mask');
const shops = String(productGallery(mask, { site: classicSite }));
const NAVY = {
  variation_id: 7,
  image_id: 70,
  image: {
    src: '/navy.jpg',
    srcset: false,
    full_src: '/navy-full.jpg',
    full_src_w: 900,
    gallery_thumbnail_src: '/n.jpg',
  },
};
/** A variation's gallery as the CMS prints it. */
const OWN = shops.replace('with-images', 'with-images own');
/** The shop's settings. */
const PRINTED = {
  i18n_product_gallery_trigger_text: 'View full-screen image gallery',
  flexslider: {},
  flexslider_enabled: '1',
  zoom_enabled: '1',
  zoom_options: [],
  photoswipe_enabled: '1',
  photoswipe_options: {},
};
const life = { current: new AbortController() };

beforeEach(() => {
  life.current = new AbortController();
});
afterEach(async () => {
  // Other scripts get the event a moment later.
  await new Promise((resolve) => setTimeout(resolve, 25));
  life.current.abort();
  pageRegistry().release(document.body);
  document.body.replaceChildren();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

/** A product with gallery and form. */
function openProduct(markup: string, inForm = '') {
  document.body.innerHTML = `<div class="product">${markup}<form data-product_id="36">${inForm}</form></div>`;
  const find = <E extends HTMLElement>(selector: string, type: abstract new () => E): E => {
    const element = document.querySelector(selector);
    if (!(element instanceof type)) throw new Error(`Stirrup: the fixture has no ${selector}.`);
    return element;
  };
  const [product, form] = [find('.product', HTMLElement), find('form', HTMLFormElement)];
  const store = foundVariation(product);
  return {
    ...{ product, form, store },
    root: () => find('.images, [data-island="gallery"]', HTMLElement),
    find: (variation: object | undefined) => store.set({ form, variation: variation && { ...variation } }),
    picture: () => find('.images img, [data-island="gallery"] img', HTMLImageElement),
    begin: async () => {
      // Without layout no element ever becomes visible.
      start({ ...gallery, start: 'load' });
      pageRegistry().find(document);
      await vi.waitFor(() => expect(document.querySelector('[data-island-state="ready"]')).not.toBeNull());
    },
  };
}

/** Records the events of galleries. */
function recordGalleryEvents(): string[] {
  const received: string[] = [];
  for (const name of [GALLERY_EVENT.beforeDestroy, EVENT.beforeInit, EVENT.afterInit]) {
    const note = ({ target }: Event) => {
      const isOwn = target instanceof Element && target.matches('[class*="own"]');
      received.push(`${name.replace('wc-product-gallery-', '')} ${isOwn ? 'own' : 'product'}`);
    };
    document.addEventListener(name, note, { signal: life.current.signal });
  }
  return received;
}

it.each([
  ['the shop’s', shops],
  ['our own', String(stirrupGallery(mask))],
  [
    'a theme’s, without an island',
    '<div class="images"><p class="woocommerce-product-gallery__image"><a href="/a.jpg"><img class="wp-post-image" src="/a.jpg"></a></p></div>',
  ],
])('changes the first picture, its link and its slide, and back: %s', (_whose, markup) => {
  const { root, product, find, picture } = openProduct(markup);
  const before = [picture().getAttribute('src'), root().querySelector('a')?.getAttribute('href')];
  followVariation(root(), product, life.current.signal);
  find(NAVY);
  expect([picture().getAttribute('src'), picture().getAttribute('data-large_image')]).toEqual([
    '/navy.jpg',
    '/navy-full.jpg',
  ]);
  expect(root().querySelector('a')?.getAttribute('href')).toBe('/navy-full.jpg');
  expect([picture().getAttribute('data-o_src'), picture().hasAttribute('srcset')]).toEqual([before[0], false]);
  find(undefined);
  expect([picture().getAttribute('src'), root().querySelector('a')?.getAttribute('href')]).toEqual(before);
  life.current.abort();
  find(NAVY);
  expect(picture().getAttribute('src')).toBe(before[0]);
});

it('shows a variation that was found before its start, and refuses invalid addresses', async () => {
  const { find, picture, begin, root } = openProduct(shops);
  root().querySelector('[data-thumb]')?.setAttribute('data-thumb-srcset', '/own-100.jpg 100w');
  find({ ...NAVY, image: { ...NAVY.image, full_src: 'javascript:alert(1)' } });
  await begin();
  expect(picture().getAttribute('src')).toBe('/navy.jpg');
  expect(root().querySelector('a')?.getAttribute('href')).not.toContain('javascript');
  const thumbnail = () => root().querySelector('.flex-control-nav img');
  expect([thumbnail()?.getAttribute('src'), thumbnail()?.getAttribute('srcset') ?? '']).toEqual(['/n.jpg', '']);
  find(undefined);
  expect(thumbnail()?.getAttribute('srcset')).toBe('/own-100.jpg 100w');
});

it('restores the first picture when a variation’s is another one of the gallery', async () => {
  const { find, picture, begin, root } = openProduct(shops);
  await begin();
  const printed = picture().getAttribute('src');
  const [first, , third] = root().querySelectorAll('.flex-control-nav img');
  find(NAVY);
  find({ image_id: 71, image: { src: '/third.jpg', gallery_thumbnail_src: third?.getAttribute('src') } });
  expect([picture().getAttribute('src'), first?.getAttribute('src') === '/n.jpg']).toEqual([printed, false]);
  find(NAVY);
  const slid = vi.fn();
  first?.addEventListener(EVENT.slideTo, slid);
  find(NAVY);
  expect([picture().getAttribute('src'), slid.mock.calls.length]).toEqual(['/navy.jpg', 1]);
});

it('leaves the second gallery of a product alone', () => {
  const { product, find } = openProduct(`${shops}${shops}`);
  const second = document.querySelectorAll<HTMLElement>('.images')[1];
  if (second) followVariation(second, product, life.current.signal);
  const before = second?.innerHTML;
  find(NAVY);
  expect(second?.innerHTML).toBe(before);
});

it('exchanges the gallery for the variation’s own, once, and brings the product’s back', async () => {
  const template = `<script class="wc-product-gallery-default-template" type="text/template">${shops}</script>`;
  const { form, find, begin, root } = openProduct(shops, template);
  await begin();
  const received = recordGalleryEvents();
  const printed = root();
  find({ ...NAVY, gallery_images_html: OWN });
  await vi.waitFor(() => expect(received.at(-1)).toBe('after-init own'));
  expect(printed.isConnected).toBe(false);
  expect(document.querySelectorAll('.images')).toHaveLength(1);
  expect(form.getAttribute('data-product_gallery_active')).toBe('yes');
  find({ ...NAVY, gallery_images_html: OWN });
  find(undefined);
  await vi.waitFor(() => expect(received.at(-1)).toBe('after-init product'));
  expect(form.hasAttribute('data-product_gallery_active')).toBe(false);
  expect(received).toEqual([
    'before-destroy product',
    'before-init own',
    'after-init own',
    'before-destroy own',
    'before-init product',
    'after-init product',
  ]);
});

it.each(['a global', 'JSON'])(
  'finds the product’s gallery among those of the page, without an island: %s',
  async (kind) => {
    const defaults = { wc_variation_gallery_defaults: { 36: shops }, wc_single_product_params: PRINTED };
    const json = JSON.stringify(defaults).replaceAll('<', '\\u003c');
    if (kind === 'JSON')
      document.head.innerHTML = `<script type="application/json" data-stirrup-settings>${json}</script>`;
    else for (const [name, value] of Object.entries(defaults)) vi.stubGlobal(name, value);
    const { form, find, root, product, picture } = openProduct(shops);
    const received: unknown[] = [];
    root().addEventListener(GALLERY_EVENT.beforeDestroy, (event) => {
      if (event instanceof CustomEvent) received.push(event.detail[1]);
    });
    const ended = vi.spyOn(life.current.signal, 'removeEventListener');
    followVariation(root(), product, life.current.signal);
    find({ ...NAVY, gallery_images_html: OWN });
    await vi.waitFor(() => expect(root().className).toContain('own'));
    // Nothing holds the old gallery for the life of the form.
    expect(ended).toHaveBeenCalledWith('abort', expect.any(Function));
    find(NAVY);
    await vi.waitFor(() => expect(picture().getAttribute('src')).toBe('/navy.jpg'));
    expect([root().className.includes('own'), form.hasAttribute('data-product_gallery_active')]).toEqual([
      false,
      false,
    ]);
    expect(received).toEqual([defaults.wc_single_product_params]);
  },
);

it('provides the functions of the shop’s script on jQuery', async () => {
  vi.stubGlobal('jQuery', jQuery);
  const kept = () => 'the shop’s own';
  Object.assign(jQuery.fn, { wc_reset_content: kept });
  const { form, find, root, product, picture } = openProduct(shops);
  const call = (name: string, ...args: unknown[]) => {
    const set: object = jQuery(form);
    const method: unknown = Reflect.get(set, name);
    if (typeof method !== 'function') throw new Error(`jQuery has no ${name}.`);
    return method.apply(set, args);
  };
  followVariation(root(), product, life.current.signal);
  find(undefined);
  await vi.waitFor(() => expect(jQuery.fn).toHaveProperty('wc_variations_image_update'));
  expect(call('wc_variations_image_update', NAVY)).toHaveProperty('jquery');
  expect(picture().getAttribute('src')).toBe('/navy.jpg');
  call('wc_variations_image_reset');
  expect(picture().getAttribute('src')).not.toBe('/navy.jpg');
  call('wc_set_variation_attr', 'title', 'Navy');
  expect([form.title, form.getAttribute('data-o_title')]).toEqual(['Navy', '']);
  call('wc_reset_variation_attr', 'title');
  expect(form.title).toBe('');
  let slides = 0;
  root().addEventListener(EVENT.firstSlide, () => (slides += 1));
  for (const _ of [1, 2]) call('wc_maybe_trigger_slide_position_reset', { image_id: 71 });
  expect([slides, form.getAttribute('current-image')]).toEqual([2, '71']);
  for (const _ of [1, 2]) call('wc_maybe_trigger_slide_position_reset', false);
  expect([slides, form.getAttribute('current-image')]).toEqual([3, '']);
  expect(call('wc_find_gallery_root')[0]).toBe(root());
  expect(call('wc_variations_gallery_is_active')).toBe(false);
  expect(call('wc_get_default_product_gallery_html')).toBe('');
  expect(call('wc_reset_content')).toBe('the shop’s own');
});
