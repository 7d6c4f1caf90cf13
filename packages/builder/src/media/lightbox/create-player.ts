import { createFrame } from '../playing/create-frame.ts';
import { silentMessage } from '../playing/silent-message.ts';
import { whenSilent } from '../playing/when-silent.ts';
import { embedAddress } from '../video-addresses/embed-address.ts';
import { ITEM } from './contract.ts';
import type { Film } from './read-film.ts';
import type { PageItem } from './read-item.ts';

/** A film and its place in the lightbox. */
export interface Player {
  readonly box: HTMLElement;
  readonly item: PageItem;
  readonly film: Film;
  /** The file cannot be played. */
  readonly onError: () => void;
}

const FILLS = { position: 'absolute', inset: '0', width: '100%', height: '100%', border: '0' } as const;

/** Puts a film's player into its box, playing, until the signal aborts. */
export function createPlayer({ box, item, film, onError }: Player, signal: AbortSignal): void {
  const { link, alt } = item;
  const [controls, muted] = [link.getAttribute(ITEM.hidesControls) !== '1', link.getAttribute(ITEM.isMuted) === '1'];
  signal.addEventListener('abort', () => box.replaceChildren());
  if (film.kind === 'file') {
    const video = Object.assign(document.createElement('video'), { src: film.url, controls, muted, playsInline: true });
    video.setAttribute('aria-label', alt);
    Object.assign(video.style, FILLS);
    video.addEventListener('error', onError, { signal });
    // Without its box the file would play on.
    signal.addEventListener('abort', () => video.pause());
    box.append(video);
    // A browser may refuse to play before a visitor has pressed the player's own button.
    video.play().catch(() => undefined);
    return;
  }
  const frame = createFrame(embedAddress(film, { autoplay: true, controls, muted, scripted: true }), alt);
  Object.assign(frame.style, FILLS);
  box.append(frame);
  whenSilent(frame, (silence) => box.append(silentMessage(link.href, silence)), signal);
}
