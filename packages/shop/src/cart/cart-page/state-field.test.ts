import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { noShipping } from '../../../../../fixtures/cms/cart/shipping.ts';
import { classicSite } from '../../../../../fixtures/cms/site.ts';
import { the } from '../../testing/open-island.ts';
import { keepCalculator, toggleCalculator } from './calculator-panel.ts';
import { shippingTotals } from './shipping-fixture.ts';
import { ADDRESS_READY } from './state-contract.ts';
import { showStates } from './state-field.ts';

const LOCALE = {
  default: {
    country: { label: 'Country / Region' },
    city: { label: 'Town / City' },
    state: { label: 'State / County' },
    postcode: { label: 'Postcode / ZIP', placeholder: '' },
  },
  AE: { postcode: { required: false, hidden: true }, state: { required: false } },
  US: { postcode: { label: 'ZIP Code', placeholder: '12345' }, state: { label: 'State' } },
  FR: [],
};
const FIELDS = {
  address_1: '#billing_address_1_field',
  state: '#billing_state_field, #calc_shipping_state_field',
  postcode: '#billing_postcode_field, #calc_shipping_postcode_field',
  city: '#billing_city_field, #calc_shipping_city_field',
};

beforeEach(() => {
  pageRegistry().shared('cart-page/address-ready', () => ({ isEmitted: false })).isEmitted = false;
});
afterEach(() => document.body.replaceChildren());

/** A calculator in which a visitor chooses countries. */
function openCalculator(locale: object) {
  const settings = {
    wc_country_select_params: {
      countries: JSON.stringify({ FR: [] }),
      i18n_select_state_text: '…',
    },
    wc_address_i18n_params: { locale: JSON.stringify(locale), locale_fields: JSON.stringify(FIELDS) },
  };
  const json = `<script type="application/json" data-stirrup-settings>${JSON.stringify(settings)}</script>`;
  const rows = shippingTotals({ ...noShipping(), isCalculated: true }, { site: classicSite, nonce: '1' });
  document.body.innerHTML = `${json}<table>${rows}</table>`;
  const country = document.querySelector<HTMLSelectElement>('#calc_shipping_country');
  const postcode = document.querySelector<HTMLInputElement>('#calc_shipping_postcode');
  if (!country || !postcode) throw new Error('The calculator lacks a field.');
  country.append(Object.assign(document.createElement('option'), { value: 'AE' }));
  const choose = (code: string) => {
    country.value = code;
    showStates(country, country.closest('form'));
  };
  const labels = () => [...document.querySelectorAll('label[for^="calc"]')].map(({ textContent }) => textContent);
  return { country, choose, postcode, labels, row: the('#calc_shipping_postcode_field') };
}

it('hides and empties what a country does not have, and shows it again for the next', () => {
  const { choose, postcode, row } = openCalculator(LOCALE);
  postcode.value = 'YO1 7EP';
  choose('AE');
  expect([row.style.display, postcode.value]).toEqual(['none', '']);
  choose('GB');
  expect(row.style.display).toBe('');
});

it('names fields as the country does', () => {
  const { choose, postcode, labels } = openCalculator(LOCALE);
  choose('US');
  expect(labels()).toEqual(expect.arrayContaining(['State', 'Town / City', 'ZIP Code']));
  expect(postcode.placeholder).toBe('12345');
  choose('FR');
  expect(labels()).toEqual(expect.arrayContaining(['Town / City', 'Postcode / ZIP']));
  expect(postcode.placeholder).toBe('');
});

it('changes no label without rules', () => {
  const { choose, labels } = openCalculator({});
  const printed = labels();
  choose('AE');
  expect(labels()).toEqual(printed);
});

it('applies the rules of the stored country when the calculator opens, and in the markup of an answer', async () => {
  const { country, row } = openCalculator(LOCALE);
  const panel = the('.shipping-calculator-form');
  country.value = 'AE';
  expect(row.style.display).toBe('');
  toggleCalculator(the('.shipping-calculator-button'));
  await vi.waitFor(() => expect([panel.style.display, row.style.display]).toEqual(['', 'none']));
  const openAgain = keepCalculator(document.body);
  // As the server prints them.
  panel.style.display = 'none';
  row.style.display = '';
  openAgain(document.body);
  expect([panel.style.display, row.style.display]).toEqual(['', 'none']);
});

it.each([
  ['applies', 'wc-country-select', 'none'],
  ['leaves', 'wc-address-i18n', ''],
])('%s rules beside %s', (_, handle, display) => {
  const { choose, row } = openCalculator(LOCALE);
  document.body.append(Object.assign(document.createElement('script'), { type: 'a/b', id: `${handle}-js` }));
  choose('AE');
  expect(row.style.display).toBe(display);
});

describe('the event that plugins which complete addresses wait for', () => {
  const listen = (listener: () => void) => {
    const life = new AbortController();
    document.body.addEventListener(ADDRESS_READY, listener, { signal: life.signal });
    onTestFinished(() => life.abort());
  };

  it('comes once per page, when the rows are as the country wants them, even if a listener chooses another', () => {
    const { choose, row } = openCalculator(LOCALE);
    const rows: string[] = [];
    listen(() => {
      rows.push(row.style.display);
      choose('GB');
    });
    choose('AE');
    choose('FR');
    expect(rows).toEqual(['none']);
  });

  it('is left to the shop’s own script', () => {
    const { choose } = openCalculator(LOCALE);
    const listener = vi.fn();
    listen(listener);
    document.body.append(Object.assign(document.createElement('script'), { type: 'a/b', id: 'wc-address-i18n-js' }));
    choose('AE');
    expect(listener).not.toHaveBeenCalled();
  });
});
