import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fragmentsOf } from '../../../fixtures/stub-shop.ts';
import { isCartFilled, isCartUnknown, readAnnouncedCopy, readCopy, readFragments, writeCopy } from './cart-copy.ts';
import { BLIND_KEY, COPY_LIFETIME, CREATED_KEY } from './contract.ts';
import { freshPage, KEY, setCookies } from './testing/fresh-page.ts';

const SITE_KEY = `stirrup:${KEY.fragments}`;
const fragments = fragmentsOf('bridle');
const storedByTheShop = (hash: string, json: string, created?: number) => {
  sessionStorage.setItem(KEY.hash, hash);
  sessionStorage.setItem(KEY.fragments, json);
  if (created !== undefined) sessionStorage.setItem(CREATED_KEY, String(created));
};

beforeEach(() => freshPage());
afterEach(() => {
  document.documentElement.removeAttribute('lang');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('readCopy', () => {
  it('uses the copy of the shop’s own script if its hash is the cookie’s', () => {
    setCookies('h1');
    const created = Date.now() - 1000;
    storedByTheShop('h1', JSON.stringify(fragments), created);
    expect(readCopy()).toEqual({ fragments, hash: 'h1', created });
  });

  it('leaves out what plugins add to it that is no HTML', () => {
    setCookies('h1');
    storedByTheShop('h1', JSON.stringify({ ...fragments, count: 2 }), Date.now());
    expect(readCopy()?.fragments).toEqual(fragments);
  });

  it('uses the site’s copy in a new tab, which has none of its own', () => {
    setCookies('h1');
    writeCopy({ fragments, hash: 'h1', created: Date.now() });
    sessionStorage.clear();
    expect(readCopy()?.fragments).toEqual(fragments);
  });

  it('uses the site’s copy of an empty cart while no cookie contradicts it', () => {
    writeCopy({ fragments: fragmentsOf(), hash: '', created: Date.now() });
    expect(readCopy()?.hash).toBe('');
    setCookies('h1');
    expect(readCopy()).toBeUndefined();
  });

  it.each([
    ['the cart’s session has ended', () => setCookies('')],
    ['the cart is another one', () => setCookies('h2')],
    ['only the server knows the cart', () => localStorage.setItem(BLIND_KEY, '1')],
    ['it is 24 hours old', () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + COPY_LIFETIME)],
  ])('removes the site’s copy when %s', (_when, change) => {
    setCookies('h1');
    writeCopy({ fragments, hash: 'h1', created: Date.now() });
    expect([readCopy()?.hash, localStorage.getItem(SITE_KEY)]).toEqual(['h1', expect.stringContaining('bridle')]);
    change();
    expect([readCopy(), localStorage.getItem(SITE_KEY)]).toEqual([undefined, null]);
  });

  it.each([
    ['another hash', () => storedByTheShop('h2', JSON.stringify(fragments), Date.now())],
    ['no time', () => storedByTheShop('h1', JSON.stringify(fragments))],
    ['a time that is none', () => storedByTheShop('h1', JSON.stringify(fragments), Number.NaN)],
    ['24 hours of age', () => storedByTheShop('h1', JSON.stringify(fragments), Date.now() - COPY_LIFETIME)],
    ['a time to come', () => storedByTheShop('h1', JSON.stringify(fragments), Date.now() + 5000)],
    ['the text undefined', () => storedByTheShop('h1', 'undefined', Date.now())],
    ['cut-off JSON', () => storedByTheShop('h1', '{"div', Date.now())],
    ['a list', () => storedByTheShop('h1', '["<div>"]', Date.now())],
    ['fragments that are no HTML', () => storedByTheShop('h1', '{"div":{"a":1}}', Date.now())],
    ['no fragments', () => storedByTheShop('h1', '{}', Date.now())],
    [
      'a site copy of another shape',
      () => localStorage.setItem(SITE_KEY, '{"hash":"h1","fragments":"x","created":1,"language":""}'),
    ],
    ['a site copy that is no JSON', () => localStorage.setItem(SITE_KEY, 'null')],
  ])('ignores a copy with %s', (_what, keep) => {
    setCookies('h1');
    keep();
    expect(readCopy()).toBeUndefined();
  });

  it('uses no copy of the site where a script has emptied the tab’s, and removes it, so that the cart is fetched', () => {
    setCookies('h1');
    writeCopy({ fragments, hash: 'h1', created: Date.now() });
    sessionStorage.removeItem(KEY.fragments);
    expect([readCopy(), localStorage.getItem(SITE_KEY)]).toEqual([undefined, null]);
  });

  it('uses no site’s copy in another language', () => {
    setCookies('h1');
    writeCopy({ fragments, hash: 'h1', created: Date.now() });
    sessionStorage.clear();
    document.documentElement.lang = 'de-DE';
    expect([readAnnouncedCopy('h1'), readCopy()]).toEqual([undefined, undefined]);
    writeCopy({ fragments, hash: 'h1', created: Date.now() });
    sessionStorage.clear();
    expect(readCopy()?.hash).toBe('h1');
  });

  it('trusts no copy if the cookies say filled but have no hash', () => {
    writeCopy({ fragments: fragmentsOf(), hash: '', created: Date.now() });
    document.cookie = 'woocommerce_items_in_cart=1; path=/';
    expect(isCartFilled()).toBe(true);
    expect(readCopy()).toBeUndefined();
  });
});

describe('writeCopy', () => {
  it('stores the keys of the shop’s own script, and the site’s copy before the hash that other tabs listen to', () => {
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { setItem, removeItem: () => {} });
    setCookies('h1');
    writeCopy({ fragments, hash: 'h1', created: 1234 });
    expect(sessionStorage.getItem(KEY.fragments)).toBe(JSON.stringify(fragments));
    expect(sessionStorage.getItem(KEY.hash)).toBe('h1');
    expect(sessionStorage.getItem(CREATED_KEY)).toBe('1234');
    expect(setItem.mock.calls.map(([key]) => key)).toEqual([SITE_KEY, KEY.hash]);
  });

  it('remembers that a filled cart came without a cookie, until one comes with it', () => {
    writeCopy({ fragments, hash: 'h1', created: Date.now() });
    expect(isCartUnknown()).toBe(true);
    writeCopy({ fragments: fragmentsOf(), hash: '', created: Date.now() });
    expect(readCopy()).toBeUndefined();
    setCookies('h2');
    writeCopy({ fragments, hash: 'h2', created: Date.now() });
    expect(isCartUnknown()).toBe(false);
    expect(readCopy()?.hash).toBe('h2');
  });

  it('leaves no older copy behind when storage is full', () => {
    setCookies('h1');
    writeCopy({ fragments, hash: 'h1', created: Date.now() });
    const { localStorage: site, sessionStorage: tab } = globalThis;
    const full = (storage: Storage) => ({
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: (key: string) => storage.removeItem(key),
    });
    vi.stubGlobal('localStorage', full(site));
    vi.stubGlobal('sessionStorage', full(tab));
    writeCopy({ fragments: fragmentsOf('rug'), hash: 'h2', created: Date.now() });
    expect([tab.getItem(KEY.fragments), site.getItem(SITE_KEY)]).toEqual([null, null]);
  });

  it('does not throw if storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    writeCopy({ fragments, hash: 'h1', created: Date.now() });
    expect(readCopy()).toBeUndefined();
  });
});

describe('readAnnouncedCopy', () => {
  it('returns the announced copy, or a later one that matches the cookie', () => {
    writeCopy({ fragments, hash: 'h2', created: Date.now() });
    expect(readAnnouncedCopy('h2')?.hash).toBe('h2');
    expect(readAnnouncedCopy('h1')).toBeUndefined();
    setCookies('h2');
    expect(readAnnouncedCopy('h1')?.hash).toBe('h2');
  });

  it('returns none if another script announced its own', () => {
    setCookies('h3');
    writeCopy({ fragments, hash: 'h2', created: Date.now() });
    expect(readAnnouncedCopy('h3')).toBeUndefined();
    expect(readAnnouncedCopy(null)).toBeUndefined();
  });
});

it('distinguishes fragments from other values', () => {
  expect(readFragments(fragments)).toEqual(fragments);
  for (const value of [undefined, null, 'undefined', {}, { a: 1 }, []]) expect(readFragments(value)).toBeUndefined();
});
