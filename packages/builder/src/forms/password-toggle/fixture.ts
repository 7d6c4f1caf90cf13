import { type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import { type PasswordField, passwordInput } from '../../../../../fixtures/cms/markup/password-input.ts';

const EYE = html`<svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z"/><circle cx="12" cy="12" r="3"/></svg>`;
const SHUT = html`<svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M3 10s3 5 9 5 9-5 9-5"/></svg>`;

/** The builder's icons for showing and hiding; an author may choose others, or none. */
export const PASSWORD_ICONS = { open: EYE, shut: SHUT };

/** A field of the builder's forms; an icon that was not chosen is missing with its span (bricks-dynamic.md §6.2). */
export function builderPassword(field: PasswordField, icons: 'both' | 'one' = 'both'): Html {
  const { id, label } = field;
  return html`<div class="form-group" role="group"><label for="${id}">${label}</label><div class="password-input-wrapper">${passwordInput(field, '')}<button type="button" class="password-toggle" aria-label="Show password"><span class="show-password">${EYE}</span>${icons === 'both' && html`<span class="hide-password hide">${SHUT}</span>`}</button></div></div>
`;
}

/** A field in our own dialect. */
export function stirrupPassword(field: PasswordField): Html {
  return html`<label for="${field.id}">${field.label}</label> <span data-island="password-toggle">${passwordInput(field, '')}<button type="button" data-part="toggle">Show password</button></span>
`;
}
