import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { the } from '../../testing/open-island.ts';
import { EVENT } from './contract.ts';
import { showPicture } from './show-picture.ts';

const NAVY = { variation_id: 7, image_id: 70, image: { src: '/navy.jpg', gallery_thumbnail_src: '/n.jpg' } };

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div class="images"><p class="woocommerce-product-gallery__image"><img class="wp-post-image" src="/a.jpg"></p></div><form></form>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('shows the first slide with each match, even of the same picture, and with a reset only after a match', () => {
  const [gallery, form] = [the('.images'), the('form')];
  const events: string[] = [];
  for (const name of [EVENT.firstSlide, EVENT.zoom]) gallery.addEventListener(name, () => events.push(name));
  window.addEventListener('resize', () => events.push('resize'));
  const eventsOf = (variation: object | undefined) => {
    events.length = 0;
    showPicture(gallery, document, { form, variation: variation && { ...variation } });
    vi.runAllTimers();
    return [...events];
  };
  const all = ['resize', EVENT.firstSlide, EVENT.zoom];
  expect([eventsOf(undefined), eventsOf(NAVY), eventsOf({ ...NAVY, variation_id: 8 })]).toEqual([[], all, all]);
  expect([eventsOf(undefined), eventsOf(undefined)]).toEqual([all, []]);
});
