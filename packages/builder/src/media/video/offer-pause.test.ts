import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { classicSite } from '../../../../../fixtures/cms/site.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { media, stubFilms } from '../../testing/stub-films.ts';
import { builderFile, FILMS, stirrupVideo } from './fixture.ts';
import { video } from './island.ts';
// Imported up front, so that no test ends before it has loaded.
import './offer-pause.ts';
import './play-film.ts';

const { play, pause } = media;

beforeEach(stubFilms);
afterEach(closePage);

const click = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const bare = { controls: undefined };
const named = () => [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
/** Plays or pauses a film, as a browser does. */
const report = (type: 'play' | 'pause') => {
  const film = the('video', HTMLVideoElement);
  Object.defineProperty(film, 'paused', { value: type === 'pause', configurable: true });
  film.dispatchEvent(new Event(type));
};

it.each([
  ['the builder’s', builderFile('a', bare)],
  ['ours', stirrupVideo(classicSite, FILMS.file, { 'data-controls': 'false' })],
])('gives the focus of %s cover to a button that pauses a film without controls', async (_, markup) => {
  const [root] = await openIsland(video, markup);
  click(the('button'));
  await vi.waitFor(() => expect(document.activeElement).toBe(the('video + button')));
  report('play');
  expect(named()).toEqual(['Pause the film']);
  click(the('button'));
  expect(pause).toHaveBeenCalledTimes(1);
  report('pause');
  expect(named()).toEqual(['Play the film']);
  play.mockClear();
  click(the('button'));
  expect(play).toHaveBeenCalledTimes(1);
  if (root) pageRegistry().release(root);
  expect(document.querySelector('button')).toBeNull();
});

it.each([
  ['plays by itself', builderFile('a', { ...bare, autoplay: true }, null)],
  ['is printed', builderFile('a', bare, null)],
  ['plays unasked', `<div data-island="video" data-url="${FILMS.file}" data-autoplay data-controls="false"></div>`],
])('offers one for a film without controls that %s', async (_, markup) => {
  await openIsland(video, markup);
  await vi.waitFor(() => the('video + button'));
  expect([named().length, document.activeElement]).toEqual([1, document.body]);
});

it('offers it beside the cover of a film that plays by itself, and gives it the focus of that one', async () => {
  await openIsland(video, builderFile('a', { ...bare, autoplay: true }));
  await vi.waitFor(() => the('video + button'));
  expect(named()).toHaveLength(2);
  click(the('button:last-child'));
  await vi.waitFor(() => expect(document.activeElement).toBe(the('video + button')));
  expect(named()).toHaveLength(1);
});

it.each([
  ['has controls', builderFile('a', { controls: true }, null)],
  ['is Plyr’s', builderFile('a', { ...bare, class: 'bricks-plyr' }, null)],
  ['waits behind a cover', builderFile('a', bare, 'Play')],
])('offers none for a film that %s', async (_, markup) => {
  await openIsland(video, markup);
  await vi.dynamicImportSettled();
  expect(document.querySelector('video + button')).toBeNull();
});
