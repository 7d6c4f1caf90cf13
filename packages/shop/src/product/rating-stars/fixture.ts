import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

const RATINGS = ['Very poor', 'Not that bad', 'Average', 'Good', 'Perfect'];

/** Options from the best to the worst, behind one that stands for none. */
const options = html`
						<option value="">Rate…</option>
						${RATINGS.map((name, index) => html`<option value="${index + 1}">${name}</option>\n`).reverse()}`;

/** The field for a rating (woocommerce.md §3.19). */
export function ratingField(isRequired = true): Html {
  return html`<div class="comment-form-rating"><label for="rating" id="comment-form-rating-label">Your rating${isRequired && html`&nbsp;<span class="required">*</span>`}</label><select${attributes({ name: 'rating', id: 'rating', required: isRequired })}>${options}</select></div>`;
}

/** A rating of our own. */
export function stirrupRating({ id, label, isRequired = false }: { id: string; label: string; isRequired?: boolean }) {
  return html`<div data-island="rating-stars"><label for="${id}">${label}</label> <select${attributes({ name: id, id, required: isRequired })}>${options}</select></div>`;
}
