import { type Listing, ORDERS } from '../../../../../fixtures/cms/catalogue/list-products.ts';
import { hiddenFields } from '../../../../../fixtures/cms/markup/hidden-fields.ts';
import { type Html, html, raw } from '../../../../../fixtures/cms/markup/html.ts';

/**
 * The order form. Without JavaScript it needs a button, which themes add; with it the select submits on change.
 * `kept` are the other query parameters, carried on as hidden fields.
 */
export function orderingForm({ order }: Listing, kept: readonly [string, string][] = []): Html {
  return html`<form class="woocommerce-ordering" method="get">
		<select
		name="orderby"
		class="orderby"
					aria-label="Shop order"
			>
${ORDERS.map(
  ([
    value,
    text,
  ]) => html`					<option value="${value}" ${value === order && raw("selected='selected'")}>${text}</option>
`,
)}			</select>
	<input type="hidden" name="paged" value="1" />
	${hiddenFields(kept)}<noscript><button type="submit" class="button">Sort</button></noscript>
	</form>`;
}
