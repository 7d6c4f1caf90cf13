import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { media, stubFilms } from '../../testing/stub-films.ts';
import { builderAudio, SOUNDS, stirrupAudio, stirrupPlaylist, TRACKS } from './fixture.ts';
import { audio } from './island.ts';

beforeEach(stubFilms);
afterEach(closePage);

const sound = () => the('audio', HTMLAudioElement);
const shown = () => ({
  src: sound().getAttribute('src'),
  name: sound().getAttribute('aria-label'),
  words: [the('[data-part="title"]').textContent, the('[data-part="artist"]').textContent],
  current: [...document.querySelectorAll('a[data-part]')].map((track) => track.getAttribute('aria-current')),
});
const click = (target: Element, more: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));

it.each([
  ['the builder’s', builderAudio('a', 'Walk'), 'Walk'],
  ['the builder’s, without a title', builderAudio('a', ''), null],
  ['our own', stirrupAudio(), 'Four beats, The yard'],
])('names %s player by its title', async (_, markup, name) => {
  document.body.innerHTML = String(markup);
  const printed = the('audio').outerHTML;
  const [root] = await openIsland(audio, markup);
  expect(sound().getAttribute('aria-label')).toBe(name);
  if (root) pageRegistry().release(root);
  expect(root?.querySelector('audio')?.outerHTML).toBe(printed);
});

it('plays a playlist to its end, and takes back all on release', async () => {
  const [root] = await openIsland(audio, stirrupPlaylist(TRACKS));
  const walk = `${location.origin}${SOUNDS.walk}`;
  expect(shown()).toEqual({
    src: walk,
    name: 'Walk, The farrier',
    words: ['Walk', 'The farrier'],
    current: ['true', null],
  });
  const [, second] = document.querySelectorAll('a[data-part]');
  if (second) click(second, { ctrlKey: true });
  expect(media.play).not.toHaveBeenCalled();
  sound().dispatchEvent(new Event('ended'));
  expect([shown().name, shown().current, media.play.mock.calls.length]).toEqual([
    'Trot, The saddler',
    [null, 'true'],
    1,
  ]);
  sound().dispatchEvent(new Event('ended'));
  expect(media.play).toHaveBeenCalledTimes(1);
  click(the('a'));
  expect([shown().src, media.play.mock.calls.length]).toEqual([walk, 2]);
  if (root) pageRegistry().release(root);
  expect(shown()).toEqual({ src: null, name: null, words: ['', ''], current: [null, null] });
});

it('offers no file once it is released, also after a source that has just failed', async () => {
  vi.useFakeTimers();
  const [root] = await openIsland(audio, stirrupAudio());
  vi.spyOn(sound(), 'networkState', 'get').mockReturnValue(HTMLMediaElement.NETWORK_NO_SOURCE);
  sound().dispatchEvent(new Event('error'));
  if (root) pageRegistry().release(root);
  vi.runAllTimers();
  expect(root?.querySelector('a')).toBe(null);
  vi.useRealTimers();
});

it('offers the file of a sound that failed before', async () => {
  vi.useFakeTimers();
  const failed = vi.spyOn(HTMLMediaElement.prototype, 'networkState', 'get');
  failed.mockReturnValue(HTMLMediaElement.NETWORK_NO_SOURCE);
  const [root] = await openIsland(audio, stirrupAudio());
  vi.runAllTimers();
  expect(root?.querySelector('a')?.textContent).toBe(SOUNDS.walk.split('/').at(-1));
  failed.mockRestore();
  vi.useRealTimers();
});

it('begins again if it loops', async () => {
  await openIsland(audio, stirrupPlaylist(TRACKS, { 'data-loop': true }));
  for (const _ of TRACKS) sound().dispatchEvent(new Event('ended'));
  expect(shown().current).toEqual(['true', null]);
});

it('pauses the others', async () => {
  await openIsland(audio, `${builderAudio('a', 'Walk')}${stirrupAudio()}`);
  sound().dispatchEvent(new Event('play'));
  expect(media.pause.mock.contexts).toEqual([document.querySelectorAll('audio')[1]]);
});

it('ignores a player that is not there', async () => {
  await openIsland(audio, '<div class="brxe-audio"></div>');
  expect(the('.brxe-audio').dataset['islandState']).toBe('ready');
});
