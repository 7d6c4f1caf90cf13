import type { HostedVideo } from './parse-video-address.ts';

/** The playing of an embedded film. */
export interface EmbedOptions {
  readonly autoplay?: boolean;
  /** @default true */
  readonly controls?: boolean;
  readonly muted?: boolean;
  readonly loop?: boolean;
  /** In seconds. Defaults to that of the film's address. */
  readonly start?: number;
  /** In seconds; ignored unless it is after the start. Vimeo's player has no end. */
  readonly end?: number;
  /** True if a script is to command YouTube's player. Vimeo's always obeys. */
  readonly scripted?: boolean;
}

/** Players that set no cookie before a film plays. Vimeo's needs the parameter `dnt`, too. */
const PLAYER = { youtube: 'https://www.youtube-nocookie.com/embed/', vimeo: 'https://player.vimeo.com/video/' };

/**
 * The address of a film's player in a frame, with the host's settings that trace visitors least.
 *
 * Follows bricks-elements.md §31, §34 and page-builder-specification.md §5.
 */
export function embedAddress(video: HostedVideo, options: EmbedOptions = {}): string {
  const { autoplay, controls = true, muted, loop, end = 0, scripted } = options;
  const start = Math.floor(options.start ?? video.start ?? 0);
  const url = new URL(PLAYER[video.kind] + video.id);
  const set = (name: string, value: string | number | false | undefined) => {
    if (value) url.searchParams.set(name, String(value));
  };
  for (const [name, value] of Object.entries(video.parameters)) set(name, value);
  set('autoplay', autoplay && '1');
  set('controls', !controls && '0');
  set('loop', loop && '1');
  if (video.kind === 'vimeo') {
    set('h', video.hash);
    set('muted', muted && '1');
    url.searchParams.set('dnt', '1');
    if (start) url.hash = `t=${start}s`;
    return url.href;
  }
  // YouTube repeats a film only in a list.
  set('playlist', loop && !url.searchParams.has('list') && video.id);
  set('mute', muted && '1');
  set('rel', '0');
  set('playsinline', '1');
  set('start', start);
  set('end', end > start && Math.floor(end));
  if (scripted) {
    set('enablejsapi', '1');
    set('origin', location.origin);
  }
  return url.href;
}
