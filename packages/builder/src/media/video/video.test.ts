import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { classicSite } from '../../../../../fixtures/cms/site.ts';
import { bringUp } from '../../testing/bring-up.ts';
import { inAnyOrder } from '../../testing/in-any-order.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { ASKED, media, stubFilms } from '../../testing/stub-films.ts';
import { builderFile, builderPreview, FILMS, stirrupPrintedVideo, stirrupVideo } from './fixture.ts';
import { video } from './island.ts';
// Imported up front, so that no test ends before it has loaded.
import './play-film.ts';

const { play, pause } = media;

beforeEach(stubFilms);
afterEach(closePage);

const click = (target: Element, more: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
const asked = async () => {
  await vi.waitFor(() => the('iframe'));
  const { origin, pathname, searchParams } = new URL(the('iframe').getAttribute(ASKED) ?? '');
  return [`${origin}${pathname}`, Object.fromEntries(searchParams)] as const;
};
const YOUTUBE = 'https://www.youtube-nocookie.com/embed/stirrup-one';

describe('the builder’s preview', () => {
  it('is played by a button with its name, from the host without cookies', async () => {
    await openIsland(video, builderPreview(classicSite, 'a', FILMS.youtube));
    const button = the('button', HTMLButtonElement);
    expect([
      button.type,
      button.getAttribute('aria-label'),
      the('i').hasAttribute('tabindex'),
      the('i').getAttribute('aria-hidden'),
    ]).toEqual(['button', 'Play the film', false, 'true']);
    expect(document.querySelector('iframe')).toBeNull();
    click(button);
    expect(await asked()).toEqual([YOUTUBE, { wmode: 'opaque', rel: '0', enablejsapi: '1', autoplay: '1' }]);
    expect([the('iframe').title, the('.brxe-video').childElementCount]).toEqual(['The stable', 1]);
  });

  it.each(['.bricks-video-preview-image', '.bricks-video-overlay', 'i'])(
    'is played by a click on %s',
    async (cover) => {
      await openIsland(video, builderPreview(classicSite, 'a', FILMS.vimeo));
      click(the(cover), { ctrlKey: true });
      click(the(cover));
      const [address, options] = await asked();
      expect([address, options['autoplay'], options['dnt'], options['byline']]).toEqual([
        'https://player.vimeo.com/video/123456789',
        '1',
        '1',
        '0',
      ]);
    },
  );

  it('has a name of ours without an icon, and is restored on release', async () => {
    const markup = builderPreview(classicSite, 'a', FILMS.youtube, false);
    document.body.innerHTML = String(markup);
    const printed = the('.brxe-video').cloneNode(true);
    const [root] = await openIsland(video, markup);
    expect(the('button').getAttribute('aria-label')).toBe('Play the film');
    const press = (modifiers: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...modifiers });
      return the('.bricks-video-overlay').dispatchEvent(event);
    };
    expect([press({ ctrlKey: true }), press()]).toEqual([true, false]);
    await asked();
    if (root) pageRegistry().release(root);
    expect(inAnyOrder(root)).toEqual(inAnyOrder(printed));
  });
});

it('has one button that plays in the copy of a live film, too, and none after the release', async () => {
  const [root] = await openIsland(video, builderPreview(classicSite, 'a', FILMS.youtube));
  const copy = root?.cloneNode(true);
  if (!root || !(copy instanceof HTMLElement)) throw new Error('no film');
  root.after(copy);
  await bringUp();
  const buttons = copy.querySelectorAll('button');
  expect(buttons).toHaveLength(1);
  for (const button of buttons) click(button);
  await vi.waitFor(() => expect(copy.querySelector('iframe')).not.toBeNull());
  pageRegistry().release(copy);
  expect([root, copy].map((one) => one.querySelectorAll('button').length)).toEqual([1, 0]);
});

it('says that a host does not answer, until it does', async () => {
  await openIsland(video, builderPreview(classicSite, 'a', FILMS.youtube));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  click(the('button'));
  await vi.dynamicImportSettled();
  const { contentWindow: source } = the('iframe', HTMLIFrameElement);
  const says = () => document.querySelector('[role="status"]')?.textContent;
  vi.advanceTimersByTime(9000);
  expect(says()).toContain('This film does not answer.');
  dispatchEvent(Object.assign(new Event('message'), { source }));
  expect(says()).toBeUndefined();
});

it('plays a printed file of the builder, which loses its cover', async () => {
  await openIsland(video, builderFile('a'));
  click(the('i'));
  await vi.waitFor(() => expect(the('.brxe-video').childElementCount).toBe(1));
  expect([play.mock.calls.length > 0, the('video').getAttribute('src'), the('video').hasAttribute('tabindex')]).toEqual(
    [true, FILMS.file, false],
  );
});

it.each([
  ['the builder’s', builderFile('a')],
  ['ours', stirrupPrintedVideo(FILMS.file)],
])('takes %s cover off a film that its own controls have started, and leaves the focus there', async (_, markup) => {
  await openIsland(video, markup);
  the('video').dispatchEvent(new Event('play'));
  await vi.waitFor(() => expect(the('video').parentElement?.childElementCount).toBe(1));
  expect(document.activeElement).toBe(document.body);
});

it('keeps the cover of a film that plays by itself', async () => {
  await openIsland(video, builderFile('a', { autoplay: true }));
  the('video').dispatchEvent(new Event('play'));
  await vi.dynamicImportSettled();
  expect(the('i').isConnected).toBe(true);
});

describe('our own', () => {
  it.each([
    ['https://youtu.be/stirrup-one', { 'data-begins-at': '20', 'data-ends-at': '40' }, { start: '20', end: '40' }],
    [
      '/film/',
      { 'data-url': 'stirrup-one', 'data-begins-at': '20', 'data-ends-at': '20' },
      { start: '20', end: undefined },
    ],
    [
      'https://youtu.be/stirrup-one?t=9',
      { 'data-muted': true, 'data-controls': 'false' },
      { start: '9', mute: '1', controls: '0' },
    ],
    ['https://youtu.be/stirrup-one', { 'data-loop': true }, { loop: '1', playlist: 'stirrup-one' }],
  ])('asks for %s with %o', async (address, options, expected) => {
    await openIsland(video, stirrupVideo(classicSite, address, options));
    click(the('img'));
    const [place, given] = await asked();
    expect([place, given]).toEqual([YOUTUBE, expect.objectContaining({ autoplay: '1' })]);
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, given[name]]))).toEqual(expected);
  });

  it('plays a file from its start to its end, and another host’s player by its address', async () => {
    await openIsland(video, stirrupVideo(classicSite, FILMS.file, { 'data-begins-at': '5', 'data-ends-at': '9' }));
    click(the('img'));
    await vi.waitFor(() => expect(play).toHaveBeenCalled());
    const film = the('video', HTMLVideoElement);
    expect([film.src, film.loop, film.controls, film.getAttribute('aria-label')]).toEqual([
      `${location.origin}${FILMS.file}#t=5,9`,
      false,
      true,
      'Watch the film',
    ]);
    await openIsland(
      video,
      stirrupVideo(classicSite, '/film/', { 'data-player': 'custom', 'data-url': '/player/?v=1' }),
    );
    click(the('img'));
    expect(await asked()).toEqual([`${location.origin}/player/`, { v: '1', autoplay: '1' }]);
  });

  it.each([
    [{ 'data-begins-at': '5', 'data-ends-at': '9' }, '#t=5', 9, 'timeupdate'],
    [{ 'data-begins-at': '5' }, '#t=5', 20, 'ended'],
    [{ 'data-ends-at': '9' }, '', 9, 'timeupdate'],
  ])('repeats the part %o of a file', async (range, fragment, time, type) => {
    await openIsland(video, stirrupVideo(classicSite, FILMS.file, { ...range, 'data-loop': true }));
    click(the('img'));
    await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    const film = the('video', HTMLVideoElement);
    expect([film.src, film.loop]).toEqual([`${location.origin}${FILMS.file}${fragment}`, false]);
    Object.defineProperties(film, { currentTime: { value: time - 1, writable: true }, paused: { value: false } });
    film.dispatchEvent(new Event('timeupdate'));
    expect(film.currentTime).toBe(time - 1);
    film.currentTime = time;
    film.dispatchEvent(new Event(type));
    expect([film.currentTime, play.mock.calls.length]).toEqual([fragment ? 5 : 0, 2]);
  });

  it('repeats a whole file by the browser', async () => {
    await openIsland(video, stirrupVideo(classicSite, FILMS.file, { 'data-loop': true }));
    click(the('img'));
    await vi.waitFor(() => expect(play).toHaveBeenCalled());
    expect(the('video', HTMLVideoElement).loop).toBe(true);
  });

  it('follows its link where there is no film', async () => {
    const followed = vi.fn((event: Event) => event.preventDefault());
    await openIsland(video, stirrupVideo(classicSite, 'https://vimeo.com/stable'));
    the('main').addEventListener('click', followed);
    click(the('img'));
    await vi.waitFor(() => expect(followed).toHaveBeenCalledTimes(2));
    expect(the('a').isConnected).toBe(true);
  });

  it('pauses all others if it is to play alone', async () => {
    await openIsland(
      video,
      `${stirrupPrintedVideo(FILMS.file)}${stirrupPrintedVideo(FILMS.file, { 'data-alone': true })}`,
    );
    const [first, second] = document.querySelectorAll('video');
    first?.dispatchEvent(new Event('play'));
    expect(pause).not.toHaveBeenCalled();
    second?.dispatchEvent(new Event('play'));
    expect(pause.mock.contexts).toEqual([first]);
  });

  it.each([
    [false, false, 1],
    [true, false, 0],
    [false, true, 0],
  ])(
    'plays unasked and muted, unless the visitor prefers reduced motion (%s) or saves data (%s)',
    async (matches, saveData, count) => {
      vi.stubGlobal('matchMedia', () => ({ matches }));
      vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData } } }));
      await openIsland(video, `<div data-island="video" data-url="${FILMS.file}" data-autoplay></div>`);
      await vi.dynamicImportSettled();
      expect([play.mock.calls.length, document.querySelectorAll('video').length]).toEqual([count, count]);
      if (count > 0) expect(the('video', HTMLVideoElement).muted).toBe(true);
      vi.unstubAllGlobals();
    },
  );
});
