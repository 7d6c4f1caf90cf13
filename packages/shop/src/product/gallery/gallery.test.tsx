import { emit } from '@stirrup/cms';
import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { builderSite, classicSite } from '../../../../../fixtures/cms/site.ts';
import { foundVariation } from '../found-variation.ts';
import { FORM_EVENT } from './builder-contract.ts';
import { EVENT, PARAMS } from './contract.ts';
import { builderGallery, productGallery, stirrupGallery } from './fixture.ts';
import { gallery } from './island.ts';
// Imported first, so that no test waits for it.
import './gallery.tsx';

const mask = productCalled('hedgerow-fly-mask');
const printed = () => String(productGallery(mask, { site: classicSite }));

afterEach(() => {
  pageRegistry().release(document.body);
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, PARAMS);
  vi.unstubAllGlobals();
});

async function openGallery(html: string) {
  document.body.innerHTML = html;
  start(gallery);
  pageRegistry().find(document);
  const root = document.querySelector<HTMLElement>('.woocommerce-product-gallery, [data-island="gallery"]');
  if (!root) throw new Error('Stirrup: the fixture has no gallery.');
  await Promise.all([...pageRegistry().claimsOf(root)].map((claim) => claim.begin()));
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  return {
    root,
    thumbnails: all('ol.flex-control-nav.flex-control-thumbs > li > button'),
    images: all('.flex-control-nav li img'),
    shown: () => all('.woocommerce-product-gallery__image').map((slide) => !slide.hasAttribute('inert')),
  };
}

it('makes each thumbnail a button with its picture’s name, and shows the clicked one', async () => {
  const { thumbnails, images, shown } = await openGallery(printed());
  expect(thumbnails).toHaveLength(1 + (mask.gallery?.length ?? 0));
  expect(images[1]?.getAttribute('alt')).toBe(`${mask.name}, view 2`);
  thumbnails[1]?.click();
  expect(shown().indexOf(true)).toBe(1);
  expect(shown().filter(Boolean)).toHaveLength(1);
  expect(thumbnails.map((one) => one.getAttribute('aria-current'))).toEqual([
    null,
    'true',
    ...thumbnails.slice(2).map(() => null),
  ]);
  expect(images.map((one) => one.classList.contains('flex-active')).indexOf(true)).toBe(1);
});

it('follows the events of variation forms: a thumbnail’s slide, and the first one', async () => {
  const { root, images, shown } = await openGallery(printed());
  if (images[2]) emit(images[2], EVENT.slideTo);
  expect(shown().indexOf(true)).toBe(2);
  emit(root, EVENT.firstSlide);
  expect(shown().indexOf(true)).toBe(0);
});

it('shows the picture of a variation that the form had found before', async () => {
  const product = () => document.querySelector('.product') ?? document;
  document.body.innerHTML = `<div class="product">${printed()}<form></form></div>`;
  const [, second] = document.querySelectorAll('.woocommerce-product-gallery__image');
  const image = { src: '/second.jpg', gallery_thumbnail_src: second?.getAttribute('data-thumb') };
  const form = document.querySelector('form');
  const html = document.body.innerHTML;
  const opened = openGallery(html);
  if (form) foundVariation(product()).set({ form, variation: { image } });
  const { shown } = await opened;
  expect(shown().indexOf(true)).toBe(1);
});

it('emits events before and after, with the gallery and the page’s settings', async () => {
  const settings = {
    flexslider_enabled: '1',
    zoom_enabled: '',
    photoswipe_enabled: '',
    photoswipe_options: [],
    flexslider: {},
    zoom_options: [],
    i18n_product_gallery_trigger_text: '',
  };
  Reflect.set(globalThis, PARAMS, settings);
  const events: unknown[] = [];
  const life = new AbortController();
  for (const name of [EVENT.beforeInit, EVENT.afterInit]) {
    const note = (event: Event) => event instanceof CustomEvent && events.push([name, ...event.detail]);
    document.addEventListener(name, note, { signal: life.signal });
  }
  const { root } = await openGallery(printed());
  life.abort();
  expect(events).toEqual([
    [EVENT.beforeInit, root, settings],
    [EVENT.afterInit, root, settings],
  ]);
  expect(root.querySelector('.woocommerce-product-gallery__trigger')).toBeNull();
});

it('names the button of the lightbox as the site says, else in English', async () => {
  const nameOf = ({ root }: { readonly root: Element }) =>
    root.querySelector('.woocommerce-product-gallery__trigger')?.getAttribute('aria-label');
  expect(nameOf(await openGallery(printed()))).toBe('View full-screen image gallery');
  pageRegistry().release(document.body);
  vi.stubGlobal('stirrup_texts', { openGallery: 'Bilder groß ansehen' });
  expect(nameOf(await openGallery(printed()))).toBe('Bilder groß ansehen');
});

it('restores the printed markup', async () => {
  const { root, thumbnails } = await openGallery(printed());
  thumbnails[2]?.click();
  pageRegistry().release(root);
  const place = document.createElement('div');
  place.innerHTML = printed();
  for (const slide of root.querySelectorAll('[class]')) slide.className = slide.className.trim();
  expect(root.isEqualNode(place.firstElementChild), root.outerHTML).toBe(true);
});

it.each([
  ['one picture only', String(productGallery(productCalled('hazel-snaffle-bridle'), { site: classicSite }))],
  [
    'no picture',
    '<div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__wrapper"></div></div>',
  ],
  ['no track', '<div class="woocommerce-product-gallery"></div>'],
])('has no thumbnails for %s', async (_what, html) => {
  const { root, thumbnails } = await openGallery(html);
  expect(root.getAttribute('data-island-state')).toBe('ready');
  expect(thumbnails).toHaveLength(0);
  expect(root.querySelector('[inert]')).toBeNull();
});

it('survives slides without pictures and attributes that make no sense', async () => {
  const slide = '<div class="woocommerce-product-gallery__image" data-thumb="javascript:0"><a>?</a></div>';
  const { thumbnails } = await openGallery(
    `<div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__wrapper">${slide}${slide}</div></div>`,
  );
  expect(thumbnails.map((one) => one.getAttribute('aria-label'))).toEqual(['1 / 2', '2 / 2']);
  document.querySelector<HTMLElement>('.woocommerce-product-gallery__image a')?.click();
  expect(document.querySelector('.pswp')).toBeNull();
});

it('leaves a gallery to the script that has built it', async () => {
  const { root } = await openGallery(
    printed().replace('<div class="woocommerce-product-gallery__wrapper', '<ol class="flex-control-nav"></ol>$&'),
  );
  expect(root.querySelectorAll('ol')).toHaveLength(1);
  expect(root.querySelector('[inert], button')).toBeNull();
});

it('makes the builder’s slider follow the variations that it lists, and return', async () => {
  const html = String(builderGallery(mask, { site: builderSite, thumbnailSlider: true }));
  const { thumbnails, shown } = await openGallery(`<div class="product">${html}<form></form></div>`);
  expect(thumbnails).toHaveLength(0);
  const links = [...document.querySelectorAll<HTMLElement>('.brx-thumbnail-slider-wrapper a')];
  const [image] = document.querySelectorAll('.brx-thumbnail-slider-wrapper img');
  const before = image?.getAttribute('src');
  const [id] = JSON.parse(document.querySelector('[data-variation-ids]')?.getAttribute('data-variation-ids') ?? '[]');
  const form = document.querySelector('form');
  await vi.waitFor(() => expect(links[0]?.getAttribute('aria-pressed')).toBe('true'));
  links[1]?.click();
  expect(shown().indexOf(true)).toBe(1);
  await vi.waitFor(() => expect(links.map((link) => link.getAttribute('aria-pressed'))[1]).toBe('true'));
  if (form) emit(form, FORM_EVENT.showVariation, [{ variation_id: -1, image: { src: '/other.jpg' } }, true]);
  expect(image?.getAttribute('src')).toBe(before);
  if (form)
    emit(form, FORM_EVENT.showVariation, [{ variation_id: id, image: { src: '/bay.jpg', srcset: false } }, true]);
  expect(image?.getAttribute('src')).toBe('/bay.jpg');
  expect(image?.hasAttribute('srcset')).toBe(false);
  expect(shown().indexOf(true)).toBe(0);
  if (form) emit(form, FORM_EVENT.resetImage);
  expect(image?.getAttribute('src')).toBe(before);
});

it('names thumbnails of the builder’s slider whose pictures have no alternative text', async () => {
  const html = String(builderGallery(mask, { site: builderSite, thumbnailSlider: true }));
  await openGallery(`<div class="product">${html.replaceAll(/ alt="[^"]*view 2"/g, ' alt=""')}</div>`);
  const names = () =>
    [...document.querySelectorAll('.brx-thumbnail-slider-wrapper a')].map((link) => link.getAttribute('aria-label'));
  const count = 1 + (mask.gallery?.length ?? 0);
  await vi.waitFor(() => expect(names()).toEqual([null, `2 / ${count}`, ...Array(count - 2).fill(null)]));
  pageRegistry().release(document.body);
  expect(names().filter(Boolean)).toEqual([]);
});

it('does the same with a theme’s own names, and follows the variation', async () => {
  const slide = (name: string) =>
    `<figure class="shot" data-thumb="/${name}-100.jpg"><a href="/${name}.jpg"><img src="/${name}-600.jpg" alt="${name}"></a></figure>`;
  const markup = `<div class="shots" data-magnify="false"><div class="strip">${slide('Bay')}${slide('Grey')}</div></div>`;
  document.body.innerHTML = `<div class="product">${markup}<form></form></div>`;
  start(gallery);
  addDialect('gallery', 'theme', ['.shots'], {
    parts: { track: '.strip', slide: '.shot' },
    states: { active: 'is-seen' },
    options: { zoom: 'data-magnify' },
  });
  pageRegistry().find(document);
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  await Promise.all(
    find('.shots').flatMap((root) =>
      pageRegistry()
        .claimsOf(root)
        .map((claim) => claim.begin()),
    ),
  );
  const seen = () => find('.shot').map((shot) => [shot.classList.contains('is-seen'), shot.hasAttribute('inert')]);
  expect(seen()).toEqual([
    [true, false],
    [false, true],
  ]);
  find('.flex-control-nav button')[1]?.click();
  expect(seen()[1]).toEqual([true, false]);
  const [form] = find('form');
  const product = document.querySelector('.product');
  if (form && product) foundVariation(product).set({ form, variation: { image: { src: '/bay-mask.jpg' } } });
  expect(find('.shot img')[0]?.getAttribute('src')).toBe('/bay-mask.jpg');
  if (form && product) foundVariation(product).set({ form, variation: undefined });
  pageRegistry().release(document.body);
  expect(find('.shot').map(({ className }) => className)).toEqual(['shot', 'shot']);
  expect(find('ol, button, [inert]')).toEqual([]);
});

it.each([
  ['leaves the shop’s markup to the shop’s own script', printed(), 0],
  ['keeps our own, which that script does not know', String(stirrupGallery(mask)), 1 + (mask.gallery?.length ?? 0)],
])('%s', async (_, html, count) => {
  const script = Object.assign(document.createElement('script'), { id: 'wc-single-product-js', type: 'text/plain' });
  document.head.append(script);
  const { thumbnails } = await openGallery(html);
  expect(thumbnails).toHaveLength(count);
  script.remove();
});

it('a copy of a running gallery comes to life', async () => {
  const first = await openGallery(printed());
  first.thumbnails[1]?.click();
  const copied = first.root.outerHTML;
  pageRegistry().release(document.body);
  const copy = await openGallery(copied);
  expect(copy.thumbnails).toHaveLength(first.thumbnails.length);
  expect(copy.root.querySelectorAll('.flex-viewport, .woocommerce-product-gallery__trigger')).toHaveLength(2);
  expect(copy.shown().indexOf(true)).toBe(0);
  copy.thumbnails[2]?.click();
  expect(copy.shown().indexOf(true)).toBe(2);
});
