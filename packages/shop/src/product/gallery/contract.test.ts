import { expect, it } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { builderSite, classicSite } from '../../../../../fixtures/cms/site.ts';
import { LARGE_PICTURE } from '../large-picture.ts';
import { galleryOf } from '../product-of.ts';
import { HIDDEN, SHOP_GALLERY, SLIDE, THUMBNAILS, WITH_SLIDER } from './at-once-contract.ts';
import { SLIDER } from './builder-contract.ts';
import {
  ARROWS,
  BUILDER_GALLERY,
  CLASS,
  DOTS,
  galleryContract,
  LOOPS,
  PARAMS,
  PICTURE,
  PICTURE_FIELDS,
  THUMBNAIL,
} from './contract.ts';
import { DIALOG } from './dialog-contract.ts';
import { dialogText } from './dialog-text.ts';
import { builderGallery, lightboxDialog, productGallery } from './fixture.ts';
import { gallery } from './island.ts';
import * as late from './theme-contract.ts';

const mask = productCalled('hedgerow-fly-mask');
const show = (markup: unknown) => {
  document.body.innerHTML = String(markup);
};

it.each([
  ['woocommerce', String(productGallery(mask, { site: classicSite }))],
  ['bricks', String(builderGallery(mask, { site: builderSite }))],
  ['stirrup', '<div data-island="gallery"><div data-part="track"><div data-part="slide"></div></div></div>'],
] as const)('finds galleries of %s in that dialect first, with track and slides', (dialect, markup) => {
  show(markup);
  const root: Element | null = document.querySelector(String(gallery.selectors[dialect]));
  const first = Object.entries(gallery.selectors).find(([, list]) => list.some((selector) => root?.matches(selector)));
  expect(first?.[0]).toBe(dialect);
  const { track = '', slide = '' } = galleryContract.dialects[dialect]?.parts ?? {};
  expect(root?.querySelectorAll(track)).toHaveLength(1);
  const slides = [...(root?.querySelectorAll(slide) ?? [])];
  expect(slides).toHaveLength(dialect === 'stirrup' ? 1 : 1 + (mask.gallery?.length ?? 0));
  // Before the code of the island has loaded, too.
  expect([...document.querySelectorAll(SLIDE)]).toEqual(slides);
  expect([root?.matches(SHOP_GALLERY), root?.matches(HIDDEN)]).toEqual(Array(2).fill(dialect !== 'stirrup'));
});

it('knows the attributes that slides and pictures have', () => {
  show(productGallery(mask, { site: classicSite }));
  const slide = document.querySelector(galleryContract.dialects['woocommerce']?.parts.slide ?? '');
  const picture = slide?.querySelector('img');
  expect([THUMBNAIL.src, THUMBNAIL.alt].filter((name) => !slide?.hasAttribute(name))).toEqual([]);
  expect(Object.values(LARGE_PICTURE).filter((name) => !picture?.hasAttribute(name))).toEqual([]);
});

it('contains the elements that follow the variation', () => {
  show(productGallery(mask, { site: classicSite }));
  const slide = galleryOf(document)?.querySelector(PICTURE.slide);
  expect(slide?.querySelectorAll(PICTURE.image)).toHaveLength(1);
  // WordPress prints all of them; demo pictures are drawn at any size, and have neither a set nor a title.
  const isLeftOut = (name: string) => ['title', 'srcset', 'sizes'].includes(name);
  const missing = PICTURE_FIELDS.filter(
    ([name]) => !isLeftOut(name) && !slide?.querySelector('img')?.hasAttribute(name),
  );
  expect(missing).toEqual([]);
});

it('has the same names in code that comes late', () => {
  expect([late.PARAMS, late.SLIDER.dots, late.SLIDER.arrows, late.SLIDER.loops]).toEqual([PARAMS, DOTS, ARROWS, LOOPS]);
  expect([late.ZOOMED, late.DOTS.active, SLIDER.active]).toEqual([
    `.${CLASS.zoomed}`,
    CLASS.activeThumbnail,
    galleryContract.dialects['woocommerce']?.states['active'],
  ]);
  show(`<ol class="${CLASS.thumbnails}"></ol><ol class="${late.DOTS.list}"></ol>`);
  expect([document.querySelectorAll(late.THUMBNAILS).length, document.querySelectorAll(THUMBNAILS).length]).toEqual([
    1, 2,
  ]);
  show(builderGallery(mask, { site: builderSite, thumbnailSlider: true }));
  expect(document.querySelector(SHOP_GALLERY)?.matches(late.BESIDE_SLIDER)).toBe(true);
  show(builderGallery(mask, { site: builderSite }));
  expect(document.querySelector(SHOP_GALLERY)?.matches(late.BESIDE_SLIDER)).toBe(false);
});

it('knows the builder’s slider of thumbnails, and the dialog', () => {
  show(`${builderGallery(mask, { site: builderSite, thumbnailSlider: true })}${lightboxDialog()}`);
  const slider = document.querySelector(`${BUILDER_GALLERY.root} > ${BUILDER_GALLERY.slider}`);
  expect(slider?.querySelectorAll(`${SLIDER.track} > ${SLIDER.item}`).length).toBeGreaterThan(1);
  expect([slider?.matches(HIDDEN), document.querySelector(SHOP_GALLERY)?.matches(WITH_SLIDER)]).toEqual([true, true]);
  expect(slider?.hasAttribute(SLIDER.settings)).toBe(true);
  expect(slider?.hasAttribute(SLIDER.variations)).toBe(true);
  expect(dialogText()).toBe('Full screen image');
  expect(dialogText(DIALOG.close)).toBeUndefined();
});
