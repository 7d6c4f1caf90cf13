import { keepAttributes } from '../../shared/keep-attributes.ts';
import type { Film, Place } from './place.ts';

/** Time before the end at which a film is turned back, in s: browsers report the time four times a second. */
const EARLY = 0.25;

const FILLS = { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'cover' } as const;

/**
 * Plays a file behind a section, from its start to its end, until the signal aborts.
 *
 * @param onEnd Called when it is over and does not repeat.
 */
export function playFile({ root, film, options }: Place, url: string, onEnd: () => void, signal: AbortSignal): Film {
  const { beginsAt, endsAt, loop, scale } = options;
  const isPrinted = film instanceof HTMLVideoElement;
  const video = isPrinted ? film : root.appendChild(document.createElement('video'));
  const restore = keepAttributes(video, ['src', 'style', 'loop', 'playsinline']);
  Object.assign(video.style, FILLS, scale !== 1 && { scale: String(scale) });
  Object.assign(video, { muted: true, playsInline: true, loop: loop && beginsAt === 0, src: url });
  if (options.poster && !isPrinted) video.poster = options.poster;
  const play = () => void video.play().catch(() => undefined);
  const isPast = () => endsAt > beginsAt && video.currentTime >= endsAt - EARLY;
  const restart = () => {
    video.currentTime = beginsAt;
    play();
  };
  const turn = loop ? restart : onEnd;
  const listen = (type: string, act: () => void) => video.addEventListener(type, act, { signal });
  listen('loadedmetadata', () => {
    if (beginsAt) video.currentTime = beginsAt;
  });
  listen('timeupdate', () => {
    if (!video.paused && isPast()) turn();
  });
  listen('ended', turn);
  signal.addEventListener('abort', () => {
    video.pause();
    restore();
    if (!isPrinted) video.remove();
  });
  return { play: () => (video.ended || isPast() ? restart() : play()), pause: () => video.pause() };
}
