import { afterEach, expect, it, vi } from 'vitest';
import { the } from '../../testing/open-island.ts';
import { closeThemedGallery, openThemedGallery, settled } from '../../testing/open-themed-gallery.ts';

afterEach(closeThemedGallery);

/** A gallery of a theme with such options of the zoom. */
async function openGallery(zoom_options: object) {
  const { root, all } = await openThemedGallery({ zoom_options });
  const slide = the('.woocommerce-product-gallery__image');
  return {
    root,
    slide,
    picture: the('.woocommerce-product-gallery__image img'),
    zoomed: () => all('.zoomImg'),
    point: (type: string) => slide.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' })),
  };
}

/** A mouse that goes down, up and clicks; with the events that browsers dispatch. */
function mouse(target: Element, pointerType = 'mouse') {
  const at = { bubbles: true, cancelable: true, button: 0, clientX: 5, clientY: 5, detail: 1 };
  const down = () => target.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType }));
  const up = () => target.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType }));
  const click = () => {
    const event = new MouseEvent('click', at);
    target.dispatchEvent(event);
    return event;
  };
  return {
    down,
    up,
    click,
    press: () => {
      down();
      up();
      return click();
    },
  };
}

it.each([
  [2, '1800px'],
  ['1.5', '1350px'],
  [1, '900px'],
  [0, '900px'],
  [-1, '900px'],
  ['wide', '900px'],
])('multiplies the size of large pictures by %j', async (magnify, width) => {
  const { point, zoomed } = await openGallery({ magnify });
  point('pointerenter');
  await settled();
  expect(zoomed().map(({ style }) => style.width)).toEqual([width]);
});

it('shows large pictures as the mouse comes for an act that makes no sense', async () => {
  const { point, zoomed } = await openGallery({ on: 'whistle' });
  point('pointerenter');
  expect(zoomed()).toHaveLength(1);
});

it.each(['click', 'toggle', 'grab'])(
  'does not show them as the mouse comes, nor hide them as it goes, but shows them at a press: %s',
  async (on) => {
    const { point, picture, zoomed } = await openGallery({ on });
    point('pointerenter');
    expect(zoomed()).toHaveLength(0);
    mouse(picture).down();
    if (on !== 'grab') mouse(picture).click();
    expect(zoomed()).toHaveLength(1);
    point('pointerleave');
    expect(zoomed()).toHaveLength(1);
  },
);

it.each([
  ['click', 0],
  ['toggle', 1],
])('hides them at the next click anywhere, or only on the picture: %s', async (on, afterOutside) => {
  const { picture, zoomed } = await openGallery({ on });
  expect(mouse(picture).press().defaultPrevented).toBe(true);
  expect(zoomed()).toHaveLength(1);
  expect(mouse(document.body).press().defaultPrevented).toBe(false);
  expect(zoomed()).toHaveLength(afterOutside);
  if (afterOutside === 0) mouse(picture).press();
  expect(mouse(picture).press().defaultPrevented).toBe(true);
  expect(zoomed()).toHaveLength(0);
});

it('shows them while the button is down, and keeps that click from the lightbox', async () => {
  const { picture, zoomed } = await openGallery({ on: 'grab' });
  const hand = mouse(picture);
  hand.down();
  const drag = new Event('dragstart', { bubbles: true, cancelable: true });
  picture.dispatchEvent(drag);
  expect([zoomed().length, drag.defaultPrevented]).toEqual([1, true]);
  hand.up();
  expect(zoomed()).toHaveLength(0);
  expect(hand.click().defaultPrevented).toBe(true);
});

it.each(['click', 'grab'])('leaves touch, keys and small pictures to the lightbox: %s', async (on) => {
  const { root, picture, zoomed } = await openGallery({ on });
  const opened = vi.fn((event: Event) => event.preventDefault());
  root.addEventListener('click', opened);
  mouse(picture, 'touch').press();
  picture.setAttribute('data-large_image_width', '0');
  mouse(picture).press();
  picture.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
  expect([opened.mock.calls.length, zoomed().length]).toEqual([3, 0]);
});
