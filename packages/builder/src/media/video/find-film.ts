import type { InferProps } from '@stirrup/runtime';
import { createFrame } from '../playing/create-frame.ts';
import { embedAddress } from '../video-addresses/embed-address.ts';
import { parseVideoAddress } from '../video-addresses/parse-video-address.ts';
import { playingAddress } from './playing-address.ts';
import type { videoProps } from './props.ts';

/** A player for a film by its address; undefined for an address of none. */
export function findFilm(
  address: string,
  title: string,
  { player, poster, beginsAt, endsAt, controls, muted, loop }: InferProps<typeof videoProps>,
): HTMLIFrameElement | HTMLVideoElement | undefined {
  const custom = player === 'custom' && playingAddress(address);
  if (custom) return createFrame(custom, title);
  const film = parseVideoAddress(address);
  if (!film) return undefined;
  if (film.kind !== 'file') {
    const range = { ...(beginsAt && { start: beginsAt }), end: endsAt };
    const hosted = embedAddress(film, { controls, muted, loop, autoplay: true, scripted: true, ...range });
    return createFrame(hosted, title);
  }
  const part = endsAt > beginsAt ? `${beginsAt},${endsAt}` : beginsAt;
  const repeatsPart = loop && Boolean(part);
  const video = Object.assign(document.createElement('video'), { poster, controls, muted, playsInline: true });
  video.loop = loop && !repeatsPart;
  const range = repeatsPart ? beginsAt : part;
  video.src = range ? `${film.url}#t=${range}` : film.url;
  video.setAttribute('aria-label', title);
  if (repeatsPart) repeat(video, beginsAt, endsAt > beginsAt ? endsAt : Number.POSITIVE_INFINITY);
  return video;
}

/** Repeats a part of a file; browsers would go back to its beginning. */
function repeat(video: HTMLVideoElement, from: number, to: number): void {
  const restart = () => {
    video.currentTime = from;
    video.play().catch(() => undefined);
  };
  video.addEventListener('ended', restart);
  video.addEventListener('timeupdate', () => {
    if (!video.paused && video.currentTime >= to) restart();
  });
}
