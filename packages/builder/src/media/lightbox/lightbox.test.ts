import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { classicSite } from '../../../../../fixtures/cms/site.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { builderGallery, builderImage, ITEMS, stirrupGallery, stirrupImage } from './fixture.ts';
import { lightbox } from './island.ts';
import type { Opening } from './open-items.ts';

const openItems = vi.fn<(opening: Opening, signal: AbortSignal) => Promise<boolean>>();
const prepare = vi.fn();
vi.mock('./open-items.ts', () => ({
  openItems: (opening: Opening, signal: AbortSignal) => openItems(opening, signal),
  prepare: (...options: unknown[]) => prepare(...options),
}));

/** Links that the browser would follow, by their number of clicks. */
const followed: EventTarget[] = [];
const seeClick = (event: Event) => {
  if (!event.defaultPrevented && event.target) followed.push(event.target);
  event.preventDefault();
};

beforeEach(() => {
  openItems.mockReset().mockResolvedValue(true);
  prepare.mockReset();
  followed.length = 0;
  addEventListener('click', seeClick);
});
afterEach(() => {
  removeEventListener('click', seeClick);
  closePage();
  vi.useRealTimers();
});

const [item = { picture: { kind: 'saddle', hue: 1 }, alt: '' }] = ITEMS;
const click = (target: Element, more: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));

describe.each([
  ['the builder’s gallery', 'bricks', builderGallery(classicSite)],
  ['our own gallery', 'stirrup', stirrupGallery(classicSite)],
  ['the builder’s image', 'bricks', builderImage(classicSite, item)],
  ['our own link', 'stirrup', stirrupImage(classicSite, item)],
] as const)('%s', (_, dialect, markup) => {
  it('opens what is clicked, and is not followed', async () => {
    await openIsland(lightbox, markup);
    const image = the('main img');
    click(image);
    await vi.waitFor(() => expect(openItems).toHaveBeenCalledTimes(1));
    const [opening] = openItems.mock.calls[0] ?? [];
    expect(opening?.link === image.closest('a')).toBe(true);
    expect(opening?.island.dialect).toBe(dialect);
    expect(followed).toEqual([]);
  });

  it('leaves modified clicks to the browser, and clicks that others have handled to them', async () => {
    await openIsland(lightbox, markup);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey'] as const) click(the('main img'), { [key]: true });
    expect(followed).toHaveLength(3);
    the('main img').addEventListener('click', (event) => event.preventDefault());
    click(the('main img'));
    await vi.dynamicImportSettled();
    expect(openItems).not.toHaveBeenCalled();
  });

  it('is released as it was printed', async () => {
    const [root] = await openIsland(lightbox, markup);
    if (root) pageRegistry().release(root);
    expect(root?.outerHTML.replaceAll(' data-island-state="released"', '')).toBe(
      String(Object.assign(document.createElement('div'), { innerHTML: String(markup) }).innerHTML).trim(),
    );
    click(the('main img'));
    expect([followed.length, openItems.mock.calls.length]).toEqual([1, 0]);
  });
});

it.each([
  ['96', 96],
  ['96px', 96],
  ['6em', 60],
])('reads the size of thumbnails: %s', async (printed, size) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await openIsland(lightbox, builderGallery(classicSite, ITEMS, { more: { 'data-lightbox-thumbnail-size': printed } }));
  click(the('main img'));
  await vi.waitFor(() => expect(openItems.mock.calls[0]?.[0].options.thumbnailSize).toBe(size));
});

it('leaves other links of a gallery to the browser', async () => {
  await openIsland(lightbox, `<div class="bricks-lightbox"><a href="/imprint/"><i>Imprint</i></a></div>`);
  click(the('main i'));
  expect([followed.length, openItems.mock.calls.length]).toEqual([1, 0]);
});

it('opens once, however many clicks, and shows that it is waiting', async () => {
  let answer = (_: boolean) => {};
  openItems.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const [root] = await openIsland(lightbox, stirrupGallery(classicSite));
  for (let press = 0; press < 3; press += 1) click(the('main img'));
  await vi.waitFor(() => expect(openItems).toHaveBeenCalledTimes(1));
  expect(root?.getAttribute('aria-busy')).toBe('true');
  openItems.mock.calls[0]?.[0].onOpen();
  expect(root?.hasAttribute('aria-busy')).toBe(false);
  answer(true);
  await vi.waitFor(() => {
    click(the('main img'));
    expect(openItems).toHaveBeenCalledTimes(2);
  });
  expect(followed).toEqual([]);
});

it('follows the link where the lightbox cannot come, and tries again with the next click', async () => {
  openItems.mockRejectedValue(new Error('no network'));
  await openIsland(lightbox, stirrupGallery(classicSite));
  click(the('main img'));
  await vi.waitFor(() => expect(followed).toHaveLength(1));
  expect(followed[0] === the('main a')).toBe(true);
  openItems.mockResolvedValue(true);
  click(the('main img'));
  await vi.waitFor(() => expect(openItems).toHaveBeenCalledTimes(2));
  expect(followed).toHaveLength(1);
});

it('follows the link where the lightbox does not come in time, and does not open any more', async () => {
  vi.useFakeTimers();
  openItems.mockReturnValue(new Promise(() => {}));
  await openIsland(lightbox, stirrupGallery(classicSite));
  click(the('main img'));
  await vi.advanceTimersByTimeAsync(9000);
  expect([openItems.mock.calls.length, followed.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([openItems.mock.calls[0]?.[1].aborted, followed.length]).toEqual([true, 1]);
});

it('waits as long for each click, also if nothing has come for the one before', async () => {
  vi.useFakeTimers();
  openItems.mockReturnValue(new Promise(() => {}));
  const [root] = await openIsland(lightbox, stirrupGallery(classicSite));
  for (const count of [1, 2]) {
    click(the('main img'));
    expect(root?.getAttribute('aria-busy')).toBe('true');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([openItems.mock.calls.length, followed.length, root?.hasAttribute('aria-busy')]).toEqual([
      count,
      count,
      false,
    ]);
  }
});

it('follows no link once its island is released', async () => {
  vi.useFakeTimers();
  openItems.mockReturnValue(new Promise(() => {}));
  const [root] = await openIsland(lightbox, stirrupGallery(classicSite));
  click(the('main img'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(openItems).toHaveBeenCalled();
  if (root) pageRegistry().release(root);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(followed).toEqual([]);
});

it('does not follow the link of a lightbox that is open for long', async () => {
  vi.useFakeTimers();
  openItems.mockImplementation(({ onOpen }) => {
    onOpen();
    return new Promise(() => {});
  });
  await openIsland(lightbox, stirrupGallery(classicSite));
  click(the('main img'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([openItems.mock.calls[0]?.[1].aborted, followed.length]).toEqual([false, 0]);
});

it('leads to the file after a failure of the open lightbox', async () => {
  openItems.mockResolvedValue(false);
  await openIsland(lightbox, stirrupGallery(classicSite));
  click(the('main img'));
  await vi.waitFor(() => {
    click(the('main img'));
    expect(followed.length).toBeGreaterThan(0);
  });
  expect(openItems).toHaveBeenCalledTimes(1);
});

it('fetches PhotoSwipe when a mouse button is down on an item, and not when a finger may scroll', async () => {
  await openIsland(lightbox, stirrupGallery(classicSite));
  const down = (target: Element, pointerType: string) =>
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
  down(the('main img'), 'touch');
  down(the('main li'), 'mouse');
  await Promise.resolve();
  expect(prepare).not.toHaveBeenCalled();
  down(the('main img'), 'mouse');
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledTimes(1));
});

it('acts ahead of the builder’s script, whose listeners get no click', async () => {
  await openIsland(lightbox, `${builderGallery(classicSite)}<script id="bricks-scripts-js"></script>`);
  const theirs = vi.fn();
  the('main ul').addEventListener('click', theirs);
  the('main a').addEventListener('click', theirs);
  click(the('main img'));
  await vi.waitFor(() => expect(openItems).toHaveBeenCalledTimes(1));
  expect(theirs).not.toHaveBeenCalled();
});
