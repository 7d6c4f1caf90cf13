import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** A long text: paragraphs, with links in the last lines. */
export const longText: Html = html`<p>Our saddles are made in a small workshop behind the stables, from hides that have been tanned with oak bark for more than a year. Each tree is fitted to the horse that will carry it: we take nine measures, draw them on paper, and keep the drawing for as long as the horse is ridden.</p>
<p>The panels are flocked with wool and can be opened, so that a saddler near you can change the filling when your horse changes its shape. Expect that after the first winter, and then every second year or so.</p>
<p id="repairs">Whatever tears is mended by us, for as long as the saddle lives. <a href="#repairs">How repairs work</a></p>`;

/** A text of one line. */
export const shortText: Html = html`<p>Made by hand.</p>`;

/** Options of the island. */
export interface ReadMoreOptions {
  readonly lines?: number;
  readonly moreText?: string;
  readonly lessText?: string;
  /** Words in the printed button. @default 'Read more' */
  readonly label?: string;
}

/**
 * Read more in our own dialect. The button is printed hidden: without JavaScript the whole text shows.
 *
 * @example
 * readMoreMarkup(longText, { lines: 5 })
 */
export function readMoreMarkup(text: Html, options: ReadMoreOptions = {}): Html {
  const { label = 'Read more', lines, moreText, lessText } = options;
  return html`<div data-island="read-more"${attributes({ 'data-lines': lines, 'data-more-text': moreText, 'data-less-text': lessText })}>
	<div data-part="text">${text}</div>
	<button type="button" data-part="button" hidden>${label}</button>
</div>`;
}
