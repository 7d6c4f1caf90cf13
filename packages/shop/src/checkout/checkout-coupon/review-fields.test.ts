import { expect, it } from 'vitest';
import { reviewFields } from './review-fields.ts';

const field = (name: string, value: string) =>
  `<p class="address-field validate-required"><input name="${name}" value="${value}"></p>`;

/** The fields of a checkout whose visitor lives in York. */
function fieldsWith(html: string) {
  const form = document.createElement('form');
  form.innerHTML = `${field('billing_city', 'York')}<input name="payment_method" value="cod">${html}`;
  return reviewFields(form, 'u1');
}

it('copies the billing address, and takes it for complete beside collapsed, empty shipping fields', () => {
  expect(fieldsWith(field('shipping_city', ''))).toMatchObject({
    security: 'u1',
    payment_method: 'cod',
    city: 'York',
    s_city: 'York',
    has_full_address: true,
  });
});

it.each([
  ['', false],
  ['Leeds', true],
])('counts the shipping fields if the visitor has opened them: "%s"', (city, isComplete) => {
  const opened = `<input type="checkbox" name="ship_to_different_address" value="1" checked>`;
  expect(fieldsWith(opened + field('shipping_city', city))).toMatchObject({
    s_city: city,
    has_full_address: isComplete,
  });
});
