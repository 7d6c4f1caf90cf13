import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Films of the demo pages. */
export const FILMS = {
  file: '/wp-content/uploads/stable.webm',
  youtube: 'https://www.youtube.com/watch?v=stirrup-one',
  vimeo: 'https://vimeo.com/123456789',
} as const;

const TEXT = html`<p class="background-film-text">Mist over the gallops at six in the morning.</p>`;

/** The builder's section with a film behind it (bricks-elements.md §32). */
export function builderBackground(id: string, options: Attributes): Html {
  const named = Object.entries(options).map(([name, value]) => [`data-background-video-${name}`, value]);
  const video = { autoplay: true, loop: true, playsinline: true, muted: true };
  return html`<section id="brxe-${id}" class="brxe-section has-bg-video background-film"><div class="bricks-background-video-wrapper bricks-lazy-video"${attributes(Object.fromEntries(named))}><video${attributes(video)}></video></div><div class="brxe-container">${TEXT}</div></section>`;
}

/** A section with a film behind it in our own dialect. */
export function stirrupBackground(options: Attributes, content: Html = html``): Html {
  return html`<section class="background-film"><div data-island="background-video"${attributes(options)}>${content}</div>${TEXT}</section>`;
}
