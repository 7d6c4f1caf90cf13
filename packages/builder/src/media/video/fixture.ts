import { pictureAddress } from '../../../../../fixtures/cms/catalogue/picture-address.ts';
import { attributes, type Html, html, raw } from '../../../../../fixtures/cms/markup/html.ts';
import type { Site } from '../../../../../fixtures/cms/site.ts';

/** Films of the demo pages; nothing of them is asked for before somebody plays one. */
export const FILMS = {
  youtube: 'https://www.youtube.com/embed/stirrup-one?wmode=opaque&rel=0&enablejsapi=1',
  vimeo: 'https://player.vimeo.com/video/123456789?byline=0&title=0&portrait=0',
  file: '/wp-content/uploads/stable.webm',
  elsewhere: 'https://films.example/stable/',
} as const;

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

const picture = (site: Site) => pictureAddress(site, { kind: 'saddle', hue: 30 }, 600);

/** The builder's overlay and icon. */
const overlay = (name: string | false): Html =>
  html`<div class="bricks-lazy-hidden bricks-video-overlay"${attributes({ tabindex: !name && '0' })}></div>${name && html`<i class="ti-control-play bricks-video-overlay-icon" tabindex="0" aria-label="${name}"></i>`}`;

const root = (id: string, content: Html): Html =>
  html`<div id="brxe-${id}" data-script-id="${id}" class="brxe-video">${content}</div>`;

/** The builder's video with a preview picture (bricks-elements.md §31). */
export function builderPreview(site: Site, id: string, film: string, name: string | false = 'Play the film'): Html {
  const style = `background-image: url("${picture(site)}")`;
  const all = {
    allowfullscreen: true,
    allow: 'autoplay',
    title: 'The stable',
    tabindex: '-1',
    'data-iframe-src': film,
  };
  return root(
    id,
    html`<div${attributes(all)} class="bricks-video-preview-image bricks-lazy-hidden" data-style='${raw(style)}'></div>${overlay(name)}`,
  );
}

/** The builder's video from a file, behind an overlay. */
export function builderFile(
  id: string,
  more: Attributes = { controls: true },
  name: string | false | null = 'Play the film',
): Html {
  const all = { 'data-src': FILMS.file, class: 'bricks-lazy-hidden', muted: true, tabindex: '-1', ...more };
  return root(
    id,
    html`<video${attributes(all)}><p>Your browser does not support the video tag.</p></video>${name === null ? '' : overlay(name)}`,
  );
}

/** The builder's frame without a preview picture, behind an overlay or not. */
export function builderFrame(id: string, film: string, name: string): Html {
  const all = { allowfullscreen: true, allow: 'autoplay', title: 'The stable', 'data-src': film };
  return root(id, html`<iframe${attributes(all)} class="bricks-lazy-hidden"></iframe>${overlay(name)}`);
}

/** A film in our own dialect, behind a link with a picture. */
export function stirrupVideo(site: Site, film: string, options: Attributes = {}, label = 'Watch the film'): Html {
  const image = { src: picture(site), width: 600, height: 600, alt: label, decoding: 'async' };
  return html`<div data-island="video"${attributes(options)}><a data-part="cover" href="${film}"><img${attributes(image)} /></a></div>`;
}

/** A printed film in our own dialect, behind a button. */
export function stirrupPrintedVideo(film: string, options: Attributes = {}): Html {
  const all = { 'data-part': 'film', src: film, controls: true, preload: 'none', 'aria-label': 'The stable' };
  return html`<div data-island="video"${attributes(options)}><video${attributes(all)}></video><button type="button" data-part="cover">Play</button></div>`;
}
