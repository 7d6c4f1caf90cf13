import { pageRegistry } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { builderSite, classicSite } from '../../../../../fixtures/cms/site.ts';
import { closeThemedGallery, mask, openThemedGallery, settled } from '../../testing/open-themed-gallery.ts';
import { builderGallery, productGallery } from './fixture.ts';

const one = String(productGallery(productCalled('hazel-snaffle-bridle'), { site: classicSite }));
const COUNT = 1 + (mask.gallery?.length ?? 0);
const LAST = COUNT - 1;

afterEach(closeThemedGallery);

/** A gallery of a theme with such options of the slider. */
async function openGallery(flexslider: unknown, html?: string) {
  const { root, all } = await openThemedGallery({ flexslider }, html);
  return {
    root,
    all,
    shown: () => all('.woocommerce-product-gallery__image').findIndex((slide) => !slide.hasAttribute('inert')),
    thumbnails: all('ol.flex-control-thumbs button'),
    dots: all('ol.flex-control-nav.flex-control-paging > li > a'),
    arrows: all('ul.flex-direction-nav > li[class^="flex-nav-"] > a:is(.flex-prev, .flex-next)'),
  };
}

function press(element: Element | null | undefined, key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  element?.dispatchEvent(event);
  return event;
}

it.each([
  ['the shop’s own', { controlNav: 'thumbnails', directionNav: false, animationLoop: false }, COUNT],
  ['none', {}, COUNT],
  ['those that make no sense', { controlNav: 'everything', directionNav: 0, animationLoop: null }, COUNT],
  ['objects', { controlNav: {}, directionNav: {}, animationLoop: [] }, COUNT],
  ['nothing', { controlNav: false }, 0],
  ['nothing, as a number', { controlNav: 0 }, 0],
  ['nothing, as a text', { controlNav: '' }, 0],
])('has thumbnails, or neither these nor dots, for options of the slider: %s', async (_, options, count) => {
  const { thumbnails, all, shown } = await openGallery(options);
  expect(thumbnails).toHaveLength(count);
  expect(all('.flex-control-paging, .flex-direction-nav')).toEqual([]);
  expect(shown()).toBe(0);
});

it('survives options that are no object, with one warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { thumbnails } = await openGallery('slide');
  expect(thumbnails).toHaveLength(COUNT);
  expect(warn.mock.calls.flat().join()).toMatch(/flexslider is "slide"/);
});

it('has a dot per slide in place of thumbnails, each a button with a name', async () => {
  const { thumbnails, dots, shown, root } = await openGallery({ controlNav: true });
  expect(thumbnails).toEqual([]);
  expect(dots.map((dot) => [dot.textContent, dot.getAttribute('aria-label'), dot.getAttribute('role')])[1]).toEqual([
    '2',
    'Go to slide 2',
    'button',
  ]);
  expect(dots).toHaveLength(COUNT);
  const current = () => dots.map((dot) => dot.matches('.flex-active[aria-current="true"]')).indexOf(true);
  expect(current()).toBe(0);
  dots[2]?.click();
  await settled();
  expect([shown(), current(), dots.filter((dot) => dot.matches('.flex-active, [aria-current]')).length]).toEqual([
    2, 2, 1,
  ]);
  expect(press(dots[1], ' ').defaultPrevented).toBe(true);
  expect(shown()).toBe(1);
  pageRegistry().release(root);
  expect(root.querySelector('ol')).toBe(null);
});

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowLeft', 1, false, 0],
  ['ArrowRight', LAST, false, LAST],
  ['ArrowLeft', 0, false, 0],
  ['ArrowRight', LAST, true, 0],
  ['ArrowLeft', 0, true, LAST],
  ['Home', LAST, false, 0],
  ['End', 0, true, LAST],
])(
  'moves by the key %s from place %i, looping %s: to %i, with dots and with thumbnails',
  async (key, from, loops, to) => {
    for (const controlNav of [true, 'thumbnails']) {
      const { dots, thumbnails, shown } = await openGallery({ controlNav, animationLoop: loops });
      const buttons = controlNav === true ? dots : thumbnails;
      buttons[from]?.click();
      buttons[from]?.focus();
      expect(press(buttons[from], key).defaultPrevented).toBe(true);
      expect([shown(), document.activeElement === buttons[to]]).toEqual([to, true]);
      expect(press(buttons[from], 'a').defaultPrevented).toBe(false);
      pageRegistry().release(document.body);
    }
  },
);

it('follows the reading direction with the keys of dots', async () => {
  const { dots, shown } = await openGallery({ controlNav: true });
  document.documentElement.style.direction = 'rtl';
  press(dots[0], 'ArrowLeft');
  expect(shown()).toBe(1);
  document.documentElement.style.direction = '';
});

it('has buttons for the previous and the next slide, which lead nowhere at the ends', async () => {
  const { arrows, shown, thumbnails, root } = await openGallery({ directionNav: true });
  const [previous, next] = arrows;
  expect(thumbnails).toHaveLength(COUNT);
  expect(arrows.map((arrow) => [arrow.textContent, arrow.getAttribute('aria-label')])).toEqual([
    ['Previous slide', null],
    ['Next slide', null],
  ]);
  const disabled = () => arrows.map((arrow) => arrow.matches('.flex-disabled[aria-disabled="true"]'));
  expect(disabled()).toEqual([true, false]);
  previous?.click();
  expect(shown()).toBe(0);
  next?.click();
  await settled();
  expect([shown(), disabled()]).toEqual([1, [false, false]]);
  press(next, ' ');
  thumbnails[LAST]?.click();
  await settled();
  expect([shown(), disabled()]).toEqual([LAST, [false, true]]);
  next?.click();
  expect(shown()).toBe(LAST);
  previous?.click();
  expect(shown()).toBe(LAST - 1);
  pageRegistry().release(root);
  expect(root.querySelector('ul, ol')).toBe(null);
});

it('announces the picture that a button shows', async () => {
  const { arrows } = await openGallery({ directionNav: true });
  arrows[1]?.click();
  const region = () => document.querySelector('[role="status"]')?.textContent;
  await vi.waitFor(() => expect(region()).toBe(`2 of ${COUNT}: ${mask.name}, view 2`));
});

it('loops with these buttons if the theme wants it', async () => {
  const { arrows, shown } = await openGallery({ directionNav: '1', animationLoop: 1, controlNav: false });
  expect(arrows.filter((arrow) => arrow.matches('.flex-disabled, [aria-disabled]'))).toEqual([]);
  arrows[0]?.click();
  await settled();
  expect(shown()).toBe(LAST);
  arrows[1]?.click();
  expect(shown()).toBe(0);
});

it.each([
  ['words', 'Zurück', 'Zurück', null],
  ['an icon', '<i class="icon"></i>', '', 'Previous slide'],
  ['a sign', '&lsaquo;', '‹', 'Previous slide'],
  ['nothing', '', '', 'Previous slide'],
  ['a value that makes no sense', 7, 'Previous slide', null],
])('has the theme’s content in a button, and a name in any case: %s', async (_, prevText, text, name) => {
  const { arrows } = await openGallery({ directionNav: true, prevText });
  expect([arrows[0]?.textContent, arrows[0]?.getAttribute('aria-label')]).toEqual([text, name]);
});

it('adds nothing to a single picture, and no dots beside the builder’s slider', async () => {
  const single = await openGallery({ controlNav: true, directionNav: true }, one);
  expect(single.all('ol, ul')).toEqual([]);
  const html = String(builderGallery(mask, { site: builderSite, thumbnailSlider: true }));
  const { all, arrows } = await openGallery({ controlNav: true, directionNav: true }, html);
  expect([all('ol').length, arrows.length]).toEqual([0, 2]);
});
