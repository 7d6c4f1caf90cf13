import { hiddenFields } from '../../../../../fixtures/cms/markup/hidden-fields.ts';
import { type Html, html, raw } from '../../../../../fixtures/cms/markup/html.ts';

/** The form's address, and its other query parameters. */
export interface ProductsFilter {
  readonly action: string;
  readonly kept?: readonly [string, string][];
  /** Starts ids and names, which are unique on a page. @default 'b' */
  readonly prefix?: string;
}

const KINDS = [
  ['', 'All kinds'],
  ['rugs', 'Rugs'],
  ['girths', 'Girths'],
] as const;

const options = html`${KINDS.map(([value, text]) => html`<option value="${value}">${text}</option>`)}`;

/** The controls of the builder's products filter, and one without a title (bricks-dynamic.md §8.7). */
export function builderProductsFilter({ action, kept, prefix = 'b' }: ProductsFilter): Html {
  const choices = (type: 'radio' | 'checkbox', list: string, name: string, values: readonly string[]) =>
    html`<ul class="${list}">${values.map(
      (value, index) =>
        html`<li><input type="${type}" id="${name}-${index}" name="${name}${type === 'checkbox' && raw('[]')}" value="${value}"><label for="${name}-${index}">${value}</label></li>`,
    )}</ul>`;
  const item = (title: string, filter: Html, isOpen = false) =>
    html`<li class="filter-item${isOpen && ' open'}"><div class="title"><h6 class="title-tag">${title}</h6></div><div class="filter">${filter}</div></li>`;
  return html`<div class="brxe-woocommerce-products-filter"><form method="get" action="${action}">
<ul><li class="filter-item"><div class="filter"><select class="dropdown" name="${prefix}_kind" aria-label="Kind">${options}</select></div></li>
${item('Stock', choices('radio', 'radio-buttons', `${prefix}_stock`, ['instock', 'outofstock']), true)}
${item('Colour', choices('checkbox', 'checkboxes', `${prefix}_colour`, ['bay', 'black']))}</ul>
<input type="hidden" name="paged" value="1">${hiddenFields(kept)}<a class="reset-button" href="${action}">Reset</a><noscript><button type="submit" class="button">Filter</button></noscript>
</form></div>`;
}

/** The same in our own dialect, where titles are the browser's own. */
export function stirrupProductsFilter({ action, kept }: ProductsFilter): Html {
  return html`<form data-island="products-filter" method="get" action="${action}">
	<p><label>Kind <select data-part="control" name="kind">${options}</select></label></p>
	<details open><summary>Stock</summary>
		<p><label><input data-part="control" type="radio" name="stock" value="instock"> In stock</label></p>
	</details>
	${hiddenFields(kept)}<button type="submit" class="button">Filter</button>
</form>`;
}
