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
  { player, poster, start, end, controls, muted, loop }: InferProps<typeof videoProps>,
): HTMLIFrameElement | HTMLVideoElement | undefined {
  const custom = player === 'custom' && playingAddress(address);
  if (custom) return createFrame(custom, title);
  const film = parseVideoAddress(address);
  if (!film) return undefined;
  const options = { controls, muted, loop, end, autoplay: true, scripted: true };
  if (film.kind !== 'file') return createFrame(embedAddress(film, { ...options, ...(start && { start }) }), title);
  const range = end > start ? `${start},${end}` : start;
  const video = Object.assign(document.createElement('video'), { poster, controls, muted, loop, playsInline: true });
  video.src = range ? `${film.url}#t=${range}` : film.url;
  video.setAttribute('aria-label', title);
  return video;
}
