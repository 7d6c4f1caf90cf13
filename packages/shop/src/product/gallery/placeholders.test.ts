import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { builderSite, classicSite } from '../../../../../fixtures/cms/site.ts';
import { PARAMS } from './contract.ts';
import { builderGallery, productGallery, stirrupGallery } from './fixture.ts';
import { gallery } from './island.ts';
// Imported first, so that no test waits for it.
import './gallery.tsx';

const mask = productCalled('hedgerow-fly-mask');
const printed = () => String(productGallery(mask, { site: classicSite }));

afterEach(() => {
  pageRegistry().release(document.body);
  document.body.replaceChildren();
  document.head.replaceChildren();
});

function printSettings(code: string): void {
  document.head.replaceChildren(
    Object.assign(document.createElement('script'), { type: 'application/json', text: code }),
  );
}

/** A gallery that waits for its code. */
function waitingGallery(html: string) {
  document.body.innerHTML = html;
  start(gallery);
  pageRegistry().find(document);
  const root = document.querySelector<HTMLElement>('.woocommerce-product-gallery, [data-island="gallery"]');
  return { root, placeholder: root?.querySelector('ol.flex-control-nav.flex-control-thumbs[aria-hidden="true"]') };
}

it.each([
  ['the shop’s', printed(), 1],
  ['our own', String(stirrupGallery(mask)), 0],
])(
  'has its thumbnails from the start, which nobody can press or hear before they are buttons: %s',
  async (_, html, boxes) => {
    const { root, placeholder } = waitingGallery(html);
    const images = [...(placeholder?.querySelectorAll(':scope > li > img') ?? [])];
    expect(images.map((image) => image.getAttribute('src'))).toEqual(
      [...document.querySelectorAll('[data-thumb]')].map((slide) => slide.getAttribute('data-thumb')),
    );
    expect(root?.querySelectorAll('button, ol :is(a, [tabindex])')).toHaveLength(0);
    expect(root?.querySelectorAll('.flex-viewport[aria-hidden="true"]:empty')).toHaveLength(boxes);
    await Promise.all(
      pageRegistry()
        .claimsOf(root ?? document.body)
        .map((claim) => claim.begin()),
    );
    expect([...document.querySelectorAll('ol > li > button > img')]).toEqual(images);
    expect(
      document.querySelectorAll(
        '[aria-hidden], ol :is([width], [height], [fetchpriority]), :is(ol, .flex-viewport):empty',
      ),
    ).toHaveLength(0);
    expect(images[1]?.getAttribute('alt')).toBe(`${mask.name}, view 2`);
  },
);

it.each([
  ['one picture', String(productGallery(productCalled('hazel-snaffle-bridle'), { site: classicSite })), '1'],
  ['the builder’s slider', String(builderGallery(mask, { site: builderSite, thumbnailSlider: true })), '1'],
  ['a theme without thumbnails', printed(), ''],
  ['slides that say of no thumbnail', printed().replace('data-thumb=', 'data-other='), '1'],
  [
    'a script’s thumbnails',
    printed().replace('<div class="woocommerce-product-gallery__wrapper', '<ol class="flex-control-nav"></ol>$&'),
    '1',
  ],
])('holds no place for %s', (_, html, slider) => {
  printSettings(`var ${PARAMS} = ${JSON.stringify({ flexslider_enabled: slider })};`);
  expect(waitingGallery(html).placeholder).toBe(null);
});

it.each([
  ['as the shop does', (settings: object) => `var ${PARAMS} = ${JSON.stringify(settings)};`],
  ['as JSON', (settings: object) => JSON.stringify({ other: {}, [PARAMS]: settings })],
  [
    'as JSON of a developer',
    (settings: object) => JSON.stringify({ [PARAMS]: settings }, undefined, 2).replace('""', 'false'),
  ],
])(
  'holds no place, and hides no picture, where the theme shows all of them, which the page prints %s',
  async (_, print) => {
    const shown = async () => {
      vi.resetModules();
      document.adoptedStyleSheets = [];
      const { showPictures } = await import('./at-once.ts');
      document.body.innerHTML = printed();
      const root = document.querySelector<HTMLElement>('.woocommerce-product-gallery');
      if (root) showPictures(root);
      return [root?.querySelector('ol'), document.adoptedStyleSheets.length];
    };
    printSettings(print({ flexslider_enabled: '', zoom_enabled: '1' }));
    expect(await shown()).toEqual([null, 0]);
    printSettings(print({ flexslider_enabled: '1', zoom_enabled: '' }));
    expect(await shown()).toEqual([expect.any(Element), 1]);
  },
);

it.each([
  ['thumbnails', true],
  [undefined, true],
  [false, false],
  [true, false],
  ['', false],
])(
  'holds a place for the box around the slides, and for thumbnails if the theme’s option says so: %j',
  (option, has) => {
    for (const indent of [0, 2]) {
      printSettings(JSON.stringify({ [PARAMS]: { flexslider: { controlNav: option } } }, undefined, indent));
      const { root, placeholder } = waitingGallery(printed());
      expect([placeholder instanceof Element, root?.querySelectorAll('.flex-viewport').length]).toEqual([has, 1]);
      expect(root?.querySelectorAll('img')).toHaveLength((1 + (mask.gallery?.length ?? 0)) * (has ? 2 : 1));
      pageRegistry().release(document.body);
    }
  },
);

it('holds none any more where it turns out that there are no thumbnails', async () => {
  const { root, placeholder } = waitingGallery(
    String(stirrupGallery(mask)).replace('data-island', 'data-slider="false" $&'),
  );
  expect(placeholder?.isConnected).toBe(true);
  await Promise.all(
    pageRegistry()
      .claimsOf(root ?? document.body)
      .map((claim) => claim.begin()),
  );
  expect(root?.querySelector('ol')).toBe(null);
});
