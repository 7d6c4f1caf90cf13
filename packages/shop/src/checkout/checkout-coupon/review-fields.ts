import { encodeForm, type FormFields, formEntries } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';

/** Parts of an address: name in the call, name in the form. */
const ADDRESS = {
  country: 'country',
  state: 'state',
  postcode: 'postcode',
  city: 'city',
  address: 'address_1',
  address_2: 'address_2',
} as const;

/** Required fields of an address. */
const REQUIRED_FIELDS = '.address-field.validate-required :is(input, select)';

/** The fields of a review of the order (woocommerce.md §2.8). */
export function reviewFields(form: HTMLFormElement, nonce: string): FormFields {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '');
  const address = (prefix: 'billing' | 'shipping', key: string) =>
    Object.fromEntries(Object.entries(ADDRESS).map(([to, from]) => [`${key}${to}`, read(`${prefix}_${from}`)]));
  const isShipped = data.has('ship_to_different_address');
  const required = [...membersOf(form).querySelectorAll<HTMLInputElement | HTMLSelectElement>(REQUIRED_FIELDS)];
  return {
    security: nonce,
    payment_method: read('payment_method'),
    ...address('billing', ''),
    ...address(isShipped ? 'shipping' : 'billing', 's_'),
    // The fields of a collapsed address are empty.
    has_full_address: required.every(({ name, value }) => value !== '' || (!isShipped && name.startsWith('shipping_'))),
    post_data: encodeForm(formEntries(data)),
  };
}
