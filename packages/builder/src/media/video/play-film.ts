import { showLazy } from '@stirrup/cms/lazy';
import type { InferProps } from '@stirrup/runtime';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { silentMessage } from '../playing/silent-message.ts';
import { whenSilent } from '../playing/when-silent.ts';
import { findFilm } from './find-film.ts';
import { frameOf } from './frame-of.ts';
import { playingAddress } from './playing-address.ts';
import type { videoProps } from './props.ts';

/** A film that is to play. */
export interface Playing {
  readonly root: HTMLElement;
  /** Covers, which go; the first one is the film's place. */
  readonly covers: readonly HTMLElement[];
  /** A printed film. */
  readonly film: HTMLElement | undefined;
  /** Attribute of a preview picture with the address of its frame. */
  readonly frameAddress: string;
  /** Selector of films that no key pauses. */
  readonly withoutControls: string;
  /** A link to the film. */
  readonly link: HTMLAnchorElement | undefined;
  readonly name: string;
  readonly options: InferProps<typeof videoProps>;
  /** True if a visitor has pressed a cover. */
  readonly isAsked: boolean;
  /** Called before it plays. */
  readonly onBegin: () => void;
}

/** Attributes of a printed film that change when it plays. */
const CHANGED = ['src', 'data-src', 'class', 'tabindex'];

/**
 * Plays a film in the place of its covers, until the signal aborts.
 *
 * @returns false if there is none
 */
export function playFilm(playing: Playing, signal: AbortSignal): boolean {
  const { root, covers, film, link, name, options, isAsked } = playing;
  const [cover] = covers;
  const muted = options.muted || !isAsked;
  const poster = options.poster || cover?.querySelector('img')?.currentSrc || '';
  const player =
    film ??
    frameOf(cover, name, playing.frameAddress) ??
    findFilm(options.url || link?.href || '', name, { ...options, muted, poster });
  if (!player) return false;
  playing.onBegin();
  const swap = (from: ChildNode, to: ChildNode) => {
    from.replaceWith(to);
    signal.addEventListener('abort', () => to.replaceWith(from));
  };
  signal.addEventListener('abort', keepAttributes(player, CHANGED));
  if (film) fetchPrinted(film);
  else swap(cover ?? root.appendChild(new Comment()), player);
  for (const one of covers) if (one.parentNode) swap(one, new Comment());
  // It holds the focus until the button that pauses it has come.
  if (player.matches(playing.withoutControls)) player.tabIndex = -1;
  else player.removeAttribute('tabindex');
  if (player instanceof HTMLVideoElement) player.play().catch(() => undefined);
  if (isAsked) player.focus({ preventScroll: true });
  if (options.player === 'auto') watch(player, link?.href, signal);
  return true;
}

/** Fetches a printed film that is lazy; a frame plays by its address. */
function fetchPrinted(film: HTMLElement): void {
  const name = film.hasAttribute('data-src') ? 'data-src' : 'src';
  const address = film instanceof HTMLIFrameElement && playingAddress(film.getAttribute(name));
  if (address) film.setAttribute(name, address);
  showLazy(film);
}

/** Shows a message with a link to the film below a player that cannot play it. */
function watch(film: HTMLElement, address: string | undefined, signal: AbortSignal): void {
  const show = (silence: AbortSignal) => film.after(silentMessage(address ?? film.getAttribute('src') ?? '', silence));
  if (film instanceof HTMLIFrameElement) whenSilent(film, show, signal);
  // A printed film has begun with the press.
  else if (film instanceof HTMLVideoElement && film.error) show(signal);
  else film.addEventListener('error', () => show(signal), { signal, once: true });
}
