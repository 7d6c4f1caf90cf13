import { gallery } from '@stirrup/shop/gallery';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { productCalled } from '../fixtures/cms/catalogue/products.ts';
import { builderSite, classicSite } from '../fixtures/cms/site.ts';
import { PARAMS } from '../packages/shop/src/product/gallery/contract.ts';
import {
  builderGallery,
  lightboxDialog,
  productGallery,
  stirrupGallery,
} from '../packages/shop/src/product/gallery/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find } from './support/play.ts';

export default { title: 'Shop/Gallery' } satisfies Meta;

const islands = [gallery];
const ADDRESS = '/product/hedgerow-fly-mask/?swatches=none';
const mask = productCalled('hedgerow-fly-mask');
const several = () => `${productGallery(mask, { site: classicSite })}${lightboxDialog()}`;
const story = (supports: string, play = allReady, markup = several) =>
  islandStory({ page: `${ADDRESS}&gallery=${supports}`, markup, islands, play });

export const SeveralPictures = story('zoom,lightbox,slider');
export const AnotherPicture = story('zoom,lightbox,slider', async (canvas) => {
  await allReady(canvas);
  await click(canvas, 'li:nth-child(3) > button');
  await find(canvas, 'li:nth-child(3) img.flex-active');
});
/** PhotoSwipe over the page, with arrow keys, swipes and Escape. */
export const Lightbox = story('zoom,lightbox,slider', async (canvas) => {
  await allReady(canvas);
  await click(canvas, 'button.woocommerce-product-gallery__trigger');
  await waitFor(() => expect(document.querySelector('.pswp--open .pswp__img')).toBeVisible(), { timeout: 10_000 });
});
export const SliderOnly = story('slider');
export const WithoutSlider = story('zoom,lightbox');
export const SupportsNothing = story('none');
export const OnePicture = story('zoom,lightbox,slider', allReady, () =>
  String(productGallery(productCalled('hazel-snaffle-bridle'), { site: classicSite })),
);
export const NoPicture = story(
  'zoom,lightbox,slider',
  allReady,
  () => '<div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__wrapper"></div></div>',
);

/** A theme with other options of the shop's slider and zoom. */
const themed = (flexslider: object, zoom_options: object, play = allReady) =>
  islandStory({
    page: ADDRESS,
    markup: several,
    islands,
    prepare: () => {
      const printed: unknown = Reflect.get(globalThis, PARAMS);
      Reflect.set(globalThis, PARAMS, Object.assign({}, printed, { flexslider, zoom_options }));
    },
    play,
  });

export const Dots = themed({ controlNav: true }, {}, async (canvas) => {
  await allReady(canvas);
  await click(canvas, 'li:nth-child(3) > a[role="button"]');
  await find(canvas, 'li:nth-child(3) > a.flex-active');
});
export const NextAndPrevious = themed({ directionNav: true }, {}, async (canvas) => {
  await allReady(canvas);
  await click(canvas, 'a.flex-next');
  await find(canvas, 'li:nth-child(2) img.flex-active');
});
/** The first picture follows the last one. */
export const Loop = themed({ directionNav: true, animationLoop: true }, {}, async (canvas) => {
  await allReady(canvas);
  await click(canvas, 'a.flex-prev');
  await find(canvas, 'li:last-child img.flex-active');
});
export const WithoutThumbnails = themed({ controlNav: false }, {});
export const ZoomAtAClick = themed({}, { on: 'click', magnify: 2 });

export const InTheBuilder = islandStory({
  page: '/builder/product/hedgerow-fly-mask/?swatches=none',
  markup: () => String(builderGallery(mask, { site: builderSite, thumbnailSlider: true })),
  islands,
  play: allReady,
});

export const OwnDialect = islandStory({
  page: '/',
  markup: () => String(stirrupGallery(mask)),
  islands,
  play: allReady,
});

export const RightToLeft = islandStory({
  page: `${ADDRESS}&direction=rtl`,
  direction: 'rtl',
  markup: several,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'li:nth-child(2) > button');
    await find(canvas, 'li:nth-child(2) img.flex-active');
  },
});
