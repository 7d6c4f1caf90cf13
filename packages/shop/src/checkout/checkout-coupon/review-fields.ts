import { encodeForm, type FormFields, formEntries } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { ADDRESS, FORM_FIELD, PREFIX, REQUIRED_FIELDS } from './review-contract.ts';

/** The fields of a review of the order (woocommerce.md §2.8). */
export function reviewFields(form: HTMLFormElement, nonce: string): FormFields {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '');
  const address = (prefix: string, key: string) =>
    Object.fromEntries(Object.entries(ADDRESS).map(([to, from]) => [`${key}${to}`, read(prefix + from)]));
  const shipsElsewhere = data.has(FORM_FIELD.shipsElsewhere);
  const required = [...membersOf(form).querySelectorAll<HTMLInputElement | HTMLSelectElement>(REQUIRED_FIELDS)];
  return {
    security: nonce,
    payment_method: read(FORM_FIELD.payment),
    ...address(PREFIX.billing, ''),
    ...address(shipsElsewhere ? PREFIX.shipping : PREFIX.billing, 's_'),
    // The fields of a collapsed address are empty.
    has_full_address: required.every(
      ({ name, value }) => value !== '' || (!shipsElsewhere && name.startsWith(PREFIX.shipping)),
    ),
    post_data: encodeForm(formEntries(data)),
  };
}
