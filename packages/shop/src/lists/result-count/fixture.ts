import { type Listing, ORDERS } from '../../../../../fixtures/cms/catalogue/list-products.ts';
import { type Html, html, raw } from '../../../../../fixtures/cms/markup/html.ts';

/** The range and the total of shown products (woocommerce.md §3.17). */
export function resultCount({ first, last, total, pages, order }: Listing): Html {
  const sorted = ORDERS.find(([value]) => value === order && value !== 'menu_order')?.[1].replace('Sort', 'Sorted');
  return html`<p class="woocommerce-result-count" role="status" aria-relevant="all"${sorted && raw(' data-is-sorted-by="true"')}>
	${countText({ first, last, total, pages })}${sorted && html`<span class="screen-reader-text">${sorted}</span>`}</p>`;
}

function countText({ first, last, total, pages }: Pick<Listing, 'first' | 'last' | 'total' | 'pages'>): Html {
  if (total === 1) return html`Showing the single result`;
  if (pages === 1) return html`Showing all ${total} results`;
  return html`Showing ${first}&ndash;${last} of ${total} results`;
}
