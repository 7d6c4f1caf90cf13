import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { printedBoolean, printedNumber, printedObject, printedString } from './codecs.ts';
import { defineSettings } from './define-settings.ts';
import { addToCartSettings, builderSettings, cartFragmentsSettings } from './page-settings.ts';

const warn = () => vi.spyOn(console, 'warn').mockImplementation(() => {});
const addScript = (content: string) => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.setAttribute('data-stirrup-settings', '');
  script.text = content;
  document.head.append(script);
};

beforeEach(() => {
  document.head.innerHTML = '';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('codecs', () => {
  it.each([
    ['1', true],
    ['yes', true],
    [true, true],
    ['', false],
    ['no', false],
    ['0', false],
    [null, false],
  ])('reads the printedBoolean %j as %j', (printed, value) => {
    expect(z.parse(printedBoolean, printed)).toBe(value);
  });

  it('reads counts, texts and dictionaries as PHP prints them', () => {
    expect([z.parse(printedNumber, '5000'), z.parse(printedNumber, '-1.5'), z.parse(printedNumber, 7)]).toEqual([
      5000, -1.5, 7,
    ]);
    expect(z.safeParse(printedNumber, '').success).toBe(false);
    expect([z.parse(printedString, 5), z.parse(printedString, false)]).toEqual(['5', '']);
    expect([z.parse(printedObject, []), z.parse(printedObject, { a: 'b' })]).toEqual([{}, { a: 'b' }]);
  });
});

describe('settings', () => {
  it('come from the global, typed', () => {
    vi.stubGlobal('wc_cart_fragments_params', {
      ajax_url: '/wp-admin/admin-ajax.php',
      wc_ajax_url: '/sub/?wc-ajax=%%endpoint%%',
      cart_hash_key: 'wc_cart_hash_x',
      fragment_name: 'wc_fragments_x',
      request_timeout: '2500',
    });
    expect(cartFragmentsSettings()).toEqual({
      wc_ajax_url: '/sub/?wc-ajax=%%endpoint%%',
      cart_hash_key: 'wc_cart_hash_x',
      fragment_name: 'wc_fragments_x',
      request_timeout: 2500,
    });
    expect(cartFragmentsSettings()).toBe(cartFragmentsSettings());
  });

  it('are their defaults, without a warning, if the page prints none', () => {
    expect(addToCartSettings()).toMatchObject({ is_cart: false, cart_redirect_after_add: false, cart_url: '' });
  });

  it('follow the page: later or changed globals are read, and changed keys', () => {
    const read = defineSettings('later_params', z.object({ size: printedNumber }), { size: '1' });
    expect(read().size).toBe(1);
    vi.stubGlobal('later_params', { size: '2' });
    expect(read().size).toBe(2);
    const printed = { size: '3' };
    vi.stubGlobal('later_params', printed);
    expect(read().size).toBe(3);
    printed.size = '4';
    expect(read().size).toBe(4);
  });

  it('fall to the default key by key, with one warning that names everything', () => {
    const spy = warn();
    vi.stubGlobal('bad_params', { size: 'large', is_on: '1', extra: {} });
    const read = defineSettings(
      'bad_params',
      z.object({ size: printedNumber, is_on: printedBoolean, name: printedString }),
      {
        size: '5',
        is_on: '',
        name: 'Saddle',
      },
    );
    expect(read()).toEqual({ size: 5, is_on: true, name: 'Saddle' });
    read();
    expect(spy.mock.calls.map(([message]) => message)).toEqual([
      'Stirrup: bad_params.name is missing; the default is taken.',
      'Stirrup: bad_params.size is "large". Expected a number; the default is taken.',
    ]);
  });

  it('come from settings scripts if the global is absent; several are merged, and omitted keys get their defaults', () => {
    addScript('{"wc_add_to_cart_params": {"cart_url": "/one/", "is_cart": true}}');
    addScript('{"wc_add_to_cart_params": {"cart_url": "/two/"}, "bricksData": {"postId": 7}}');
    expect(addToCartSettings()).toEqual({
      wc_ajax_url: '',
      i18n_view_cart: '',
      cart_url: '/two/',
      is_cart: true,
      cart_redirect_after_add: false,
    });
    expect(builderSettings().postId).toBe('7');
    addScript('{"wc_add_to_cart_params": {"cart_url": "/three/"}}');
    expect(addToCartSettings().cart_url).toBe('/three/');
  });

  it('prefer the global to scripts', () => {
    addScript('{"merged_params": {"size": "1"}}');
    vi.stubGlobal('merged_params', { size: '2' });
    expect(defineSettings('merged_params', z.object({ size: printedNumber }), { size: '0' })().size).toBe(2);
  });

  it.each(['{oops', '[{"cart_url":1}]', 'null'])('never throw for %s in a script, and warn', (content) => {
    const spy = warn();
    addScript(content);
    expect(addToCartSettings().cart_url).toBe('');
    expect(spy.mock.calls[0]?.[0]).toContain(`holds ${content}. Expected a JSON object`);
  });
});
