import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** Options of a table of contents, the same in each dialect. */
export interface ContentsOptions {
  readonly content?: string;
  readonly headings?: string;
  readonly ignored?: string;
  readonly isCollapsing?: boolean;
  readonly offset?: number;
  readonly label?: string;
}

const optionsOf = ({ content, headings, ignored, isCollapsing, offset, label }: ContentsOptions) => ({
  ...{ 'data-content-selector': content, 'data-heading-selectors': headings, 'data-ignore-selector': ignored },
  ...{ 'data-collapse-inactive': isCollapsing && 'true', 'data-headings-offset': offset, 'aria-label': label },
});

/** The builder's table of contents (bricks-elements.md §39). */
export function builderContents(id: string, options: ContentsOptions = {}): Html {
  const values = { id: `brxe-${id}`, 'data-script-id': id, class: 'brxe-post-toc', 'data-sticky': 'true' };
  return html`<nav${attributes({ ...values, ...optionsOf({ label: 'Table of contents', ...options }) })}></nav>`;
}

/** A table of contents in our own dialect. */
export function stirrupContents(options: ContentsOptions = {}, printed?: Html): Html {
  return html`<nav${attributes({ 'data-island': 'table-of-contents', ...optionsOf(options) })}>${printed}</nav>`;
}

const text = html`<p style="block-size: 40vh">Every morning before the yard wakes, the grey mare waits at her door.</p>`;

/** A text with headings of two ranks: with an id, without, twice the same, and one that is left out. */
export function chapters(name: string): Html {
  return html`<div class="${name}"><h2 id="own-${name}">Choosing a saddle</h2>${text}<h3>For the back</h3>${text}
<h2 class="toc-ignore">Not listed</h2>${text}<h2>Care &amp; cleaning</h2>${text}<h3>Oil</h3>${text}<h3>Oil</h3>${text}
<p style="block-size: 100vh">The end.</p></div>`;
}
