import { warn } from '@stirrup/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ATTRIBUTION_FIELDS as FIELDS } from '../../../../../fixtures/cms/attribution.ts';
import { GLOBAL } from './contract.ts';
import { attributionSettings } from './settings.ts';

vi.mock('@stirrup/runtime', async (original) => ({ ...(await original()), warn: vi.fn() }));

afterEach(() => Reflect.deleteProperty(globalThis, GLOBAL));

const settingsOf = (printed: unknown) => {
  Reflect.set(globalThis, GLOBAL, printed);
  return attributionSettings();
};
const withParams = (params: unknown) => settingsOf({ params, fields: FIELDS });

it('reads WooCommerce’s settings', () => {
  const params = { lifetime: 1.0e-5, session: 30, base64: false, prefix: 'wc_order_attribution_', allowTracking: true };
  expect(withParams({ ...params, consentCategory: 'marketing' })).toEqual({
    lifetime: 0,
    session: 30,
    base64: false,
    prefix: 'wc_order_attribution_',
    allowTracking: true,
    consentCategory: 'marketing',
    fields: Object.entries(FIELDS),
  });
});

it('has the defaults of Sourcebuster, and of the shop', () => {
  expect(settingsOf(undefined)).toMatchObject({
    lifetime: 6 * 30 * 24 * 60,
    session: 30,
    base64: false,
    prefix: 'wc_order_attribution_',
    allowTracking: true,
    consentCategory: '',
  });
});

describe('rounds lives to minutes', () => {
  it.each([
    [0.00001, 0],
    ['1.0E-5', 0],
    [0, 0],
    [0.00003, 1],
    [1, 43_200],
    ['6', 259_200],
  ])('%s months are %s minutes', (lifetime, minutes) => {
    expect(withParams({ lifetime }).lifetime).toBe(minutes);
  });

  it.each([
    [0, 30],
    ['45', 45],
    [20.9, 20],
  ])('a session of %s ends after %s minutes', (session, minutes) => {
    expect(withParams({ session }).session).toBe(minutes);
  });
});

it('falls back to the default key by key, and never tracks after an invalid consent', () => {
  expect(
    withParams({
      lifetime: 'long',
      session: -1,
      base64: 'perhaps',
      prefix: {},
      allowTracking: 'perhaps',
      consentCategory: [],
    }),
  ).toMatchObject({
    lifetime: 259_200,
    session: 30,
    base64: false,
    prefix: 'wc_order_attribution_',
    allowTracking: false,
    consentCategory: '',
  });
  for (const printed of ['text', 7, null, { params: 'none', fields: 'none' }, { params: [], fields: null }]) {
    expect(settingsOf(printed)).toMatchObject({ session: 30, fields: [] });
  }
});

it('reads an empty text as PHP’s false, or as a text, and says nothing', () => {
  vi.mocked(warn).mockClear();
  expect(withParams({ base64: '', allowTracking: '', consentCategory: '' })).toMatchObject({
    base64: false,
    allowTracking: false,
    consentCategory: '',
  });
  expect(warn).not.toHaveBeenCalled();
});

it('has the fields that the shop wants', () => {
  const fields = { source_type: 'current.typ', mine: 'first.src', wrong: 7 };
  expect(settingsOf({ params: {}, fields }).fields).toEqual([
    ['source_type', 'current.typ'],
    ['mine', 'first.src'],
  ]);
  expect(settingsOf({ params: {}, fields: [] }).fields).toEqual([]);
});

it('understands PHP’s true and false', () => {
  const allowed = (allowTracking: unknown) => withParams({ allowTracking }).allowTracking;
  expect(['1', 'yes', true, undefined].map(allowed)).toEqual([true, true, true, true]);
  expect(['', '0', 'no', false, null].map(allowed)).toEqual([false, false, false, false, false]);
});

it('reads JSON where the global has been taken out', () => {
  document.body.innerHTML = `<script type="application/json" data-stirrup-settings>{"other": 1}</script>
    <script type="application/json" data-stirrup-settings>{broken</script>
    <script type="application/json" data-stirrup-settings>{"${GLOBAL}": {"params": {"session": 45}, "fields": {"mine": "first.src"}}}</script>`;
  Reflect.deleteProperty(globalThis, GLOBAL);
  expect(attributionSettings()).toMatchObject({ session: 45, fields: [['mine', 'first.src']] });
  expect(withParams({ session: 20 }).session).toBe(20);
});

it('an element with the name of the global gives no consent', () => {
  document.head.innerHTML = `<script type="application/json" data-stirrup-settings>
    {"${GLOBAL}": {"params": {"allowTracking": false}}}</script>`;
  expect(settingsOf(document.createElement('a')).allowTracking).toBe(false);
  document.head.replaceChildren();
});
