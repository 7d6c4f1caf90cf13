import { createFrame } from '../playing/create-frame.ts';
import { pauseMedia } from '../playing/pause-media.ts';
import { whenSilent } from '../playing/when-silent.ts';
import { embedAddress } from '../video-addresses/embed-address.ts';
import type { HostedVideo } from '../video-addresses/parse-video-address.ts';
import type { Film, Place } from './place.ts';
import { posterOf } from './poster-of.ts';
import { readMessage } from './read-message.ts';

/** Commands of the hosts' players. */
const youtube = (func: string, args: unknown = '') => JSON.stringify({ event: 'command', func, args });
const vimeo = (method: string, value?: unknown) => JSON.stringify({ method, value });

/**
 * Plays a host's film behind a section, until the signal aborts. Where the host does not answer, nothing shows.
 *
 * @param onEnd Called when it is over and does not repeat.
 */
export function playHosted({ root, options }: Place, film: HostedVideo, onEnd: () => void, signal: AbortSignal): Film {
  const { beginsAt, endsAt, loop, scale } = options;
  const isYoutube = film.kind === 'youtube';
  const parameters = isYoutube
    ? { ...film.parameters, iv_load_policy: '3' }
    : // Vimeo's player repeats films in the background unless it is told otherwise, from 0 on and without a word.
      { background: '1', loop: loop && !beginsAt ? '1' : '0' };
  const range = { ...(beginsAt && { start: beginsAt }), end: endsAt };
  const settings = { autoplay: true, muted: true, controls: false, scripted: true, ...range };
  const frame = createFrame(embedAddress({ ...film, parameters }, settings), '');
  Object.assign(frame, { tabIndex: -1, ariaHidden: 'true' });
  const [width = 16, height = 9] = options.ratio.split(/[:/]/).map(Number);
  const ratio = width / height || 16 / 9;
  // The root is as large as its section; the film covers it.
  const before = root.style.containerType;
  root.style.containerType = 'size';
  Object.assign(frame.style, {
    position: 'absolute',
    inset: '50% auto auto 50%',
    border: '0',
    translate: '-50% -50%',
    scale: `${scale}`,
    width: `max(100cqw, 100cqh * ${ratio})`,
    height: `max(100cqh, 100cqw / ${ratio})`,
  });
  root.append(frame);
  const poster = posterOf(film, options);
  if (poster) root.append(poster);
  let isWanted = true;
  /** True from the end of a film that does not repeat until it plays again: a host may tell of its end more than once. */
  let isOver = false;

  const say = (message: string) => frame.contentWindow?.postMessage(message, '*');
  const play = () => say(isYoutube ? youtube('playVideo') : vimeo('play'));
  const restart = () => {
    say(isYoutube ? youtube('seekTo', [beginsAt, true]) : vimeo('setCurrentTime', beginsAt));
    play();
  };
  const turn = () => {
    if (loop) restart();
    else if (!isOver) {
      isOver = true;
      onEnd();
    }
  };
  const clear = () => {
    frame.remove();
    poster?.remove();
    root.style.containerType = before;
  };
  addEventListener(
    'message',
    ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      const { event, state, seconds = 0 } = readMessage(data);
      if (event === 'ready') for (const name of ['play', 'ended', 'timeupdate']) say(vimeo('addEventListener', name));
      if (event === 'play' || state === 1) {
        isOver = false;
        poster?.remove();
        if (!isWanted) pauseMedia(root);
      }
      if (event === 'ended' || state === 0 || (endsAt > beginsAt && seconds >= endsAt)) turn();
    },
    { signal },
  );
  whenSilent(frame, () => frame.remove(), signal);
  signal.addEventListener('abort', clear);
  return {
    play: () => {
      isWanted = true;
      if (isOver) restart();
      else play();
    },
    pause: () => {
      isWanted = false;
      pauseMedia(root);
    },
  };
}
