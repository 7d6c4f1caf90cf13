import type { HostedVideo } from '../video-addresses/parse-video-address.ts';
import type { Options } from './place.ts';
import { POSTER } from './poster-contract.ts';

/** The picture over a host's film until it plays: YouTube's own, or the author's (bricks-elements.md §32). */
export function posterOf(film: HostedVideo, { poster, youtubePoster }: Options): HTMLImageElement | undefined {
  const own = film.kind === 'youtube' && youtubePoster;
  const src = own ? `https://img.youtube.com/vi/${film.id}/${youtubePoster}.jpg` : poster;
  if (!src) return undefined;
  const image = Object.assign(document.createElement('img'), { src, alt: '', className: POSTER });
  Object.assign(image.style, { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'cover' });
  return image;
}
