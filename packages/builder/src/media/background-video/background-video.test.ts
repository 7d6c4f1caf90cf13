import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringUp } from '../../testing/bring-up.ts';
import { inAnyOrder } from '../../testing/in-any-order.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { ASKED, media, stubFilms } from '../../testing/stub-films.ts';
import { builderBackground, FILMS, stirrupBackground } from './fixture.ts';
import { backgroundVideo } from './island.ts';
import { readMessage } from './read-message.ts';
// Imported up front, so that no test ends before it has loaded.
import './create-background.ts';

let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  stubFilms();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        see = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

it.each([
  ['the builder’s', builderBackground('a', { url: FILMS.file, start: '2', end: '4', loop: '1' })],
  [
    'our own',
    stirrupBackground({ 'data-url': FILMS.file, 'data-begins-at': '2', 'data-ends-at': '4', 'data-loop': true }),
  ],
])('%s plays its part while it is seen, and is restored on release', async (_, markup) => {
  document.body.innerHTML = String(markup);
  const printed = inAnyOrder(the('section'));
  const [root] = await openIsland(backgroundVideo, markup);
  expect(root?.querySelector('[src]')).toBeNull();
  see(true);
  await vi.waitFor(() => expect(media.play).toHaveBeenCalled());
  const film = the('video', HTMLVideoElement);
  expect([film.getAttribute('src'), film.loop, film.muted]).toEqual([`${location.origin}${FILMS.file}`, false, true]);
  Object.defineProperties(film, { currentTime: { value: 3.8, writable: true }, paused: { value: false } });
  film.dispatchEvent(new Event('timeupdate'));
  expect(film.currentTime).toBe(2);
  see(false);
  await vi.waitFor(() => expect(media.pause).toHaveBeenCalled());
  if (root) pageRegistry().release(root);
  expect(inAnyOrder(the('section'))).toEqual(printed);
});

/** Hides the tab of the page, or shows it again. */
function turnTab(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('pauses in a hidden tab, and plays on when the visitor is back, unless the visitor has paused it', async () => {
  await openIsland(backgroundVideo, stirrupBackground({ 'data-url': FILMS.file }));
  see(true);
  await vi.waitFor(() => expect(media.play).toHaveBeenCalledTimes(1));
  media.pause.mockClear();
  turnTab(true);
  expect(media.pause).toHaveBeenCalledTimes(1);
  turnTab(false);
  expect(media.play).toHaveBeenCalledTimes(2);
  the('button').click();
  for (const isHidden of [true, false]) turnTab(isHidden);
  expect(media.play).toHaveBeenCalledTimes(2);
});

/** A film that has played until a time, tells so, and is out of sight for a moment. */
async function playUntil(attributes: Parameters<typeof stirrupBackground>[0], time: number, type: string) {
  await openIsland(backgroundVideo, stirrupBackground({ 'data-url': FILMS.file, ...attributes }));
  see(true);
  await vi.waitFor(() => expect(media.play).toHaveBeenCalledTimes(1));
  const film = the('video', HTMLVideoElement);
  const ended = type === 'ended';
  Object.defineProperties(film, {
    ...{ currentTime: { value: time, writable: true }, ended: { value: ended }, paused: { value: ended } },
  });
  film.dispatchEvent(new Event(type));
  for (const isSeen of [false, true]) see(isSeen);
  return film;
}

it('plays once without repetition, and again from its start by the button', async () => {
  const film = await playUntil({ 'data-begins-at': '2' }, 9, 'ended');
  expect([media.play.mock.calls.length, the('button').getAttribute('aria-label')]).toEqual([
    1,
    'Play the film in the background',
  ]);
  the('button').click();
  expect([media.play.mock.calls.length, film.currentTime, the('button').getAttribute('aria-label')]).toEqual([
    2,
    2,
    'Pause the film in the background',
  ]);
});

it('pauses at its end without repetition, and stays there', async () => {
  const film = await playUntil({ 'data-ends-at': '4' }, 3.8, 'timeupdate');
  expect([media.play.mock.calls.length, film.currentTime]).toEqual([1, 3.8]);
  expect(media.pause).toHaveBeenCalled();
  the('button').click();
  expect([media.play.mock.calls.length, film.currentTime]).toEqual([2, 0]);
});

it('has one button in the copy of a live section, too', async () => {
  await openIsland(backgroundVideo, builderBackground('a', { url: FILMS.file }));
  see(true);
  await vi.waitFor(() => expect(media.play).toHaveBeenCalledTimes(1));
  const section = the('section');
  section.after(section.cloneNode(true));
  await bringUp();
  const [, copy] = document.querySelectorAll('section');
  const left = copy?.querySelector('button');
  left?.focus();
  see(true);
  await vi.waitFor(() => expect(left?.isConnected).toBe(false));
  expect([...(copy?.querySelectorAll('button') ?? [])]).toEqual([document.activeElement]);
});

it.each([
  ['wide enough', '900', 1],
  ['too narrow', '9000', 0],
])('plays in a window that is wide enough: %s', async (_, minWidth, buttons) => {
  await openIsland(backgroundVideo, stirrupBackground({ 'data-url': FILMS.file, 'data-min-width': minWidth }));
  see(true);
  await vi.dynamicImportSettled();
  expect(document.querySelectorAll('button')).toHaveLength(buttons);
});

it('shows nothing for an address of no film', async () => {
  await openIsland(backgroundVideo, stirrupBackground({ 'data-url': 'https://vimeo.com/stable' }));
  see(true);
  await Promise.resolve();
  expect(document.querySelector('button, iframe')).toBeNull();
});

it.each([
  [{}, '0'],
  [{ 'data-loop': true }, '1'],
  // From 0 on, the player would repeat it.
  [{ 'data-loop': true, 'data-begins-at': '5' }, '0'],
])('tells the player of Vimeo whether it repeats the film: %j', async (options, loop) => {
  await openIsland(backgroundVideo, stirrupBackground({ 'data-url': FILMS.vimeo, ...options }));
  see(true);
  const frame = await vi.waitFor(() => the('iframe'));
  expect(new URL(frame.getAttribute(ASKED) ?? '').searchParams.get('loop')).toBe(loop);
});

it.each([
  ['{"event":"onStateChange","info":1}', { event: 'onStateChange', state: 1 }],
  ['{"event":"infoDelivery","info":{"playerState":0}}', { event: 'infoDelivery', state: 0 }],
  ['{"event":"infoDelivery","info":{"currentTime":9.2}}', { event: 'infoDelivery', state: undefined, seconds: 9.2 }],
  ['{"event":"onError","info":0}', { event: 'onError' }],
  [
    { event: 'timeupdate', data: { seconds: 3 } },
    { event: 'timeupdate', seconds: 3 },
  ],
  ['broken', { event: undefined }],
  [null, { event: undefined }],
])('reads the message %j', (data, message) => {
  expect(readMessage(data)).toEqual(message);
});
