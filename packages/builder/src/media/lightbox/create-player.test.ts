import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayer } from './create-player.ts';
import { readFilm } from './read-film.ts';
import { readItem } from './read-item.ts';

let life: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The player of a link, in a box that is not in the page: happy-dom fetches no frame then. */
function play(address: string, more = '') {
  document.body.innerHTML = `<a href="/film/" data-pswp-video-url="${address}" ${more}>The stable</a>`;
  const link = document.querySelector('a');
  const item = link && readItem(link, false, readFilm);
  if (!item?.film) throw new Error(`No film in ${address}.`);
  const box = document.createElement('div');
  const onError = vi.fn();
  createPlayer({ box, item, film: item.film, onError }, life.signal);
  return { box, onError, frame: box.querySelector('iframe'), video: box.querySelector('video') };
}

it('asks YouTube for a player that plays, by its host without cookies', () => {
  const { frame } = play('https://youtu.be/stirrup-one');
  const { origin, pathname, searchParams } = new URL(frame?.src ?? '');
  expect([origin, pathname]).toEqual(['https://www.youtube-nocookie.com', '/embed/stirrup-one']);
  expect(Object.fromEntries(searchParams)).toMatchObject({ autoplay: '1', rel: '0' });
  expect([searchParams.has('controls'), searchParams.has('mute')]).toEqual([false, false]);
  expect([frame?.title, frame?.allow, frame?.allowFullscreen]).toEqual([
    'The stable',
    expect.stringContaining('autoplay'),
    true,
  ]);
});

it('asks Vimeo, muted and without controls if the link says so', () => {
  const { frame } = play('https://vimeo.com/123456789', 'data-no-controls="1" data-muted="1"');
  const { origin, pathname, searchParams } = new URL(frame?.src ?? '');
  expect([origin, pathname]).toEqual(['https://player.vimeo.com', '/video/123456789']);
  expect(Object.fromEntries(searchParams)).toMatchObject({ autoplay: '1', controls: '0', muted: '1', dnt: '1' });
});

it('says that a host does not answer, with a link to its page', () => {
  const { box, frame } = play('stirrup-one');
  vi.advanceTimersByTime(7000);
  expect(box.querySelector('[role="status"]')).toBeNull();
  vi.advanceTimersByTime(1000);
  const message = box.querySelector('[role="status"]');
  expect(message?.textContent).toBe('This film does not answer. Open it on its own page');
  expect(message?.querySelector('a')?.getAttribute('href')).toBe(`${location.origin}/film/`);
  expect(frame?.parentElement === box).toBe(true);
});

it('says no longer that a host does not answer when it does', () => {
  const { box, frame } = play('stirrup-one');
  const source = Object.assign(new EventTarget(), { postMessage: vi.fn() });
  if (frame) Object.defineProperty(frame, 'contentWindow', { value: source });
  vi.advanceTimersByTime(20_000);
  expect(box.childElementCount).toBe(2);
  dispatchEvent(Object.assign(new Event('message'), { source }));
  expect(box.childElementCount).toBe(1);
});

it('plays a file, tells of its failure, and pauses at the end', () => {
  const start = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const { box, video, onError } = play('/film.webm', 'data-muted="1"');
  expect([video?.src, video?.controls, video?.muted, start.mock.calls.length]).toEqual([
    `${location.origin}/film.webm`,
    true,
    true,
    1,
  ]);
  expect(video?.getAttribute('aria-label')).toBe('The stable');
  video?.dispatchEvent(new Event('error'));
  expect(onError).toHaveBeenCalledTimes(1);
  life.abort();
  expect([pause.mock.calls.length, box.childElementCount]).toEqual([1, 0]);
});
