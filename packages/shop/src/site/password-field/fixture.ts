import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import { type PasswordField, passwordInput } from '../../../../../fixtures/cms/markup/password-input.ts';

/** As the account pages print it: bare (woocommerce.md §3.20). */
export function accountPassword(field: PasswordField): Html {
  return html`<p class="woocommerce-form-row woocommerce-form-row--wide form-row form-row-wide">
				<label for="${field.id}">${field.label}</label>
				${passwordInput(field, 'woocommerce-Input woocommerce-Input--password input-text')}
			</p>
`;
}

/** As the checkout prints it: in the span that every one of its fields has. */
export function checkoutPassword(field: PasswordField): Html {
  return html`<p class="form-row validate-required" id="${field.id}_field"><label for="${field.id}">${field.label}</label><span class="woocommerce-input-wrapper">${passwordInput(field, 'input-text ')}</span></p>
`;
}

/** A field of our own without a button. */
export function stirrupPasswordField(field: PasswordField): Html {
  return html`<label for="${field.id}">${field.label}</label> <input${attributes({ type: 'password', name: field.id, id: field.id, autocomplete: field.autocomplete ?? 'current-password', 'data-island': 'password-field' })} />
`;
}
