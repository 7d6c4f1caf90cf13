import { start } from '@stirrup/runtime';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ATTRIBUTION_FIELDS as FIELDS } from '../../../../../fixtures/cms/attribution.ts';
import { comeTo, recordCookies } from '../../testing/recorded-cookies.ts';
import { COOKIE, GLOBAL, INPUTS_ELEMENT } from './contract.ts';
import { decodeCookie, unpackFields } from './cookie-text.ts';
import { orderAttribution } from './island.ts';
import { property } from './property.ts';

const page = {
  params: {
    lifetime: 1e-5,
    session: 30,
    prefix: 'wc_order_attribution_',
    allowTracking: true,
    consentCategory: 'marketing',
  },
  fields: FIELDS,
};
let { jar } = recordCookies();

const call = (name: string, ...args: unknown[]): unknown => {
  const method = property(Reflect.get(globalThis, GLOBAL), name);
  if (typeof method !== 'function') throw new Error(`There is no ${name}().`);
  return method(...args);
};
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="wc_order_attribution_${name}"]`)?.value;
const pages = () => unpackFields(decodeCookie(jar.get(COOKIE.session)?.value ?? '')).get('pgs');
const ask = (detail: unknown) => document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }));

beforeAll(async () => {
  comeTo('https://www.shop.example/?utm_source=nl', 'https://blog.example.org/');
  Reflect.set(globalThis, GLOBAL, page);
  document.body.innerHTML = `<form><${INPUTS_ELEMENT}></${INPUTS_ELEMENT}></form><script id="wc-order-attribution-js-extra"></script>`;
  start(orderAttribution);
  await vi.waitFor(() => expect(document.body.dataset['islandState']).toBe('ready'));
});
beforeEach(() => {
  ({ jar } = recordCookies());
  call('setOrderTracking', false);
  call('setOrderTracking', true);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'wp_has_consent');
  vi.restoreAllMocks();
});

it('records where the visitor comes from, and hands it to forms and scripts', () => {
  expect(field('utm_source')).toBe('nl');
  expect(field('session_entry')).toBe('https://www.shop.example/?utm_source=nl');
  expect(call('getAttributionData')).toMatchObject({
    source_type: 'utm',
    utm_source: 'nl',
    utm_medium: '(none)',
    session_pages: '1',
    session_count: '1',
    user_agent: navigator.userAgent,
  });
  expect(Object.keys(Object(call('getAttributionData')))).toEqual(Object.keys(FIELDS));
  expect(jar.size).toBe(7);
});

it('counts one page, however often it is switched on', () => {
  call('setOrderTracking', true);
  call('setOrderTracking', true);
  expect(pages()).toBe('1');
});

it('forgets everything when it is switched off, and starts anew when on', () => {
  call('setOrderTracking', false);
  expect([...jar]).toEqual([]);
  expect(page.params.allowTracking).toBe(false);
  expect(field('utm_source')).toBe('');
  expect(new Set(Object.values(Object(call('getAttributionData'))))).toEqual(new Set([null]));
  call('setOrderTracking', true);
  expect(page.params.allowTracking).toBe(true);
  expect([field('utm_source'), pages()]).toEqual(['nl', '1']);
});

it('removes cookies from the domain that set them', () => {
  const removals: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => removals.push(text));
  call('setOrderTracking', false);
  const names = removals.filter((text) => text.includes(';domain=.shop.example;')).map((text) => text.split('=')[0]);
  expect(names.sort()).toEqual(Object.values(COOKIE).toSorted());
  expect(removals.every((text) => text.includes('path=/') && text.includes('max-age=0'))).toBe(true);
});

it('follows consent for the shop’s category, and no other', () => {
  ask({ marketing: 'deny' });
  expect([field('utm_source'), jar.size]).toEqual(['', 0]);
  ask({ statistics: 'allow' });
  expect(jar.size).toBe(0);
  ask(Object.assign([], { marketing: 'allow' }));
  expect([field('utm_source'), jar.size]).toEqual(['nl', 7]);
  ask({ statistics: 'deny' });
  ask(null);
  ask('marketing');
  expect(jar.size).toBe(7);
});

it('reads consent once its type is known', () => {
  const has = vi.fn(() => false);
  document.dispatchEvent(new Event('wp_consent_type_defined'));
  expect(jar.size).toBe(7);
  Reflect.set(globalThis, 'wp_has_consent', has);
  document.dispatchEvent(new Event('wp_consent_type_defined'));
  expect(has).toHaveBeenCalledExactlyOnceWith('marketing');
  expect([field('utm_source'), jar.size]).toEqual(['', 0]);
});

it('works where cookies are forbidden', () => {
  call('setOrderTracking', false);
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
  call('setOrderTracking', true);
  expect([field('utm_source'), field('session_pages')]).toEqual(['nl', '1']);
  expect(() => call('setOrderTracking', false)).not.toThrow();
});

it('works with undecodable cookies', () => {
  call('setOrderTracking', false);
  for (const name of Object.values(COOKIE)) jar.set(name, { value: '%E0%A4%A|||=&', attributes: '' });
  call('setOrderTracking', true);
  expect(call('getAttributionData')).toMatchObject({ source_type: 'utm', utm_source: 'nl', session_pages: '2' });
});

it('counts no page for a copy of its element', async () => {
  document.body.insertAdjacentHTML('beforeend', '<i data-island="order-attribution"></i>');
  const copy = document.querySelector<HTMLElement>('i');
  await vi.waitFor(() => expect(copy?.dataset['islandState']).toBe('ready'));
  expect(pages()).toBe('1');
});
