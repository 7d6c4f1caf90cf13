import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** Options of a search that lies over the page. */
export interface SearchOptions {
  /** Id of the element without its prefix; that of its field follows from it. */
  id: string;
  /** Address of the page with the results. @default '/' */
  action?: string;
  /** Words above the field. */
  title?: string;
  /** More parameters, as hidden fields. */
  parameters?: Readonly<Record<string, string>>;
  /** In place of the form. */
  content?: Html;
}

/** Options of the builder's search. */
export interface BuilderSearchOptions extends SearchOptions {
  /** @default 'h4' */
  titleTag?: 'h4' | 'div';
  /** Text of a button that submits, which few searches have. */
  submit?: string;
  /** The builder's icon font, or a picture. */
  icon?: Html;
}

const picture = html`<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><circle cx="10.5" cy="10.5" r="6.5"></circle><path d="M15.5 15.5 21 21"></path></svg>`;

const hidden = (parameters: Readonly<Record<string, string>> = {}) =>
  Object.entries(parameters).map(([name, value]) => html`<input${attributes({ type: 'hidden', name, value })} />`);

/** The builder's form: all of a search of the type `input`, and the inside of an overlay (bricks-elements.md §8). */
export function builderSearchForm({ id, action = '/', parameters, submit }: BuilderSearchOptions): Html {
  const button = submit && html`<button${attributes({ type: 'submit', 'aria-label': submit })}>${picture}</button>`;
  return html`<form role="search" method="get" class="bricks-search-form" action="${action}">
			<label for="search-input-${id}" class="screen-reader-text"><span>Search</span></label>
		<input type="search" placeholder="Search ..." value="" name="s" id="search-input-${id}" />${hidden(parameters)}${button}
	</form>`;
}

/** The builder's search of the type `overlay` (bricks-elements.md §8). */
export function builderSearchOverlay(options: BuilderSearchOptions): Html {
  const { id, title, titleTag = 'h4', icon = picture, content = builderSearchForm(options) } = options;
  const heading = titleTag === 'h4' ? html`<h4 class="title">${title}</h4>` : html`<div class="title">${title}</div>`;
  return html`<div id="brxe-${id}" class="brxe-search"><button aria-expanded="false" aria-label="Toggle search" class="toggle">${icon}</button>			<div class="bricks-search-overlay">
				<div class="bricks-search-inner">
					${title && heading}
${content}
				</div>
				<button aria-label="Close search" class="close">×</button>			</div>
			</div>`;
}

/**
 * A search in our own dialect. Without JavaScript its toggle submits an empty search: the page with the results has a
 * field.
 */
export function stirrupSearchOverlay(options: SearchOptions): Html {
  const { id, action = '/', title, parameters, content } = options;
  const form = html`<form role="search" method="get" action="${action}">
			<label for="${id}-field">Search the shop</label>
			<input type="search" name="s" id="${id}-field" data-part="field">${hidden(parameters)}
			<button type="submit">Search</button>
		</form>`;
  return html`<div data-island="search-overlay">
	<form method="get" action="${action}">${hidden(parameters)}<button type="submit" name="s" aria-label="Toggle search" data-part="toggle">${picture}</button></form>
	<div data-part="overlay" hidden>
		${title && html`<h2 data-part="heading">${title}</h2>`}
		${content ?? form}
		<button type="button" data-part="close">Close search</button>
	</div>
</div>`;
}
