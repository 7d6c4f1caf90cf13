import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** A section of a long page. */
interface Chapter {
  readonly id: string;
  readonly heading?: string;
  readonly text: string;
}

const CHAPTERS: readonly Chapter[] = [
  { id: 'hides', heading: 'Hides', text: 'Tanned with oak bark for more than a year, and curried by hand.' },
  { id: 'trees', heading: 'Trees', text: 'Beech, cut to nine measures of the horse that will carry it.' },
  { id: 'first-ride', text: 'The first ride is on us: come in good shoes, and bring your own helmet.' },
  { id: 'brxe-aftacr', text: 'Whatever tears is mended by us, for as long as the saddle lives.' },
];

const chapterOf = (id: string, title: Html | undefined, { text }: Chapter, className?: string) =>
  html`<section${attributes({ id, class: className })}>${title}
${Array.from({ length: 6 }, () => html`<p>${text}</p>`)}</section>
`;

const subheading = ({ heading }: Chapter) => (heading === undefined ? undefined : html`<h3>${heading}</h3>`);

/** Sections as the builder prints them: children of the page's content, two of them without a heading. */
export function builderChapters(): Html {
  const title = ({ heading }: Chapter) => (heading === undefined ? undefined : html`<h2>${heading}</h2>`);
  return html`${CHAPTERS.map((chapter) =>
    chapterOf(chapter.id, title(chapter), chapter, 'brxe-section element-example'),
  )}`;
}

/** The builder's list, printed empty at the end of the page. */
export const builderOnePageNavigation: Html = html`<ul id="bricks-one-page-navigation"></ul>`;

/** A one-page navigation of our own dialect that is filled with links, and its sections. */
export function onePageNavigationMarkup(id = 'story'): Html {
  return html`<nav data-island="one-page-navigation"${attributes({ 'data-content-selector': `#${id}` })} aria-label="The story"><ul></ul></nav>
<div id="${id}">${CHAPTERS.map((chapter) => chapterOf(chapter.id, subheading(chapter), chapter))}</div>`;
}

/** A one-page navigation whose links are the author's: without JavaScript they work as they are. */
export function printedNavigation(prefix = 'own-'): Html {
  const links = CHAPTERS.slice(0, 2);
  return html`<nav data-island="one-page-navigation" aria-label="On this page"><ul>${links.map(
    ({ id, heading }) => html`<li><a href="#${prefix}${id}">${heading}</a></li>`,
  )}</ul></nav>
${links.map((chapter) => chapterOf(prefix + chapter.id, subheading(chapter), chapter))}`;
}
