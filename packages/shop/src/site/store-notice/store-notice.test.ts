import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, describe, expect, it } from 'vitest';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { storeNoticeContract } from './contract.ts';
import { COOKIE } from './cookie-contract.ts';
import { storeNotice as storeNoticeMarkup } from './fixture.ts';
import { storeNotice } from './island.ts';

const NOTICE = '.woocommerce-store-notice';
const DISMISS = Object.values(storeNoticeContract.dialects)
  .map(({ parts }) => parts.dismiss)
  .join();
const own = `<p data-island="store-notice" data-notice-id="hay nets" hidden>Hay nets. <button type="button" data-part="dismiss">Dismiss</button></p>`;
const hydrate = (markup: string) => openIsland(storeNotice, markup);
const isShown = (selector = NOTICE) => the(selector).style.display !== 'none' && !the(selector).hidden;
const forget = () => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
};

afterEach(async () => {
  Reflect.deleteProperty(document, 'cookie');
  await closePage();
  forget();
});

it('knows the shop’s markup', () => {
  document.body.innerHTML = String(storeNoticeMarkup());
  expect(document.querySelectorAll(String(storeNotice.selectors['woocommerce']))).toHaveLength(1);
  expect(document.querySelectorAll(`${NOTICE} ${DISMISS}`)).toHaveLength(1);
  expect(the(NOTICE).dataset['noticeId']).toMatch(/^[\da-f]{32}$/);
  expect(isShown()).toBe(false);
});

describe.each([
  ['the shop’s', String(storeNoticeMarkup()), NOTICE],
  ['our own', own, '[data-island="store-notice"]'],
])('%s notice', (_, markup, selector) => {
  it('shows, is dismissed, and stays away on later pages', async () => {
    await hydrate(markup);
    expect(isShown(selector)).toBe(true);
    const id = the(selector).dataset['noticeId'] ?? '';
    the(DISMISS).click();
    expect(isShown(selector)).toBe(false);
    expect(document.cookie).toContain(`${COOKIE.prefix}${encodeURIComponent(id)}=hidden`);
    await closePage();
    await hydrate(markup);
    expect(isShown(selector)).toBe(false);
  });

  it('is as the server printed it once the island is gone', async () => {
    document.body.innerHTML = markup;
    const printed = the(selector).outerHTML;
    await hydrate(markup);
    const element = the(selector);
    pageRegistry().release(element);
    expect(element.outerHTML).toBe(printed);
  });
});

it('is shown before its code is there, and not if that fails', () => {
  document.body.innerHTML = String(storeNoticeMarkup());
  storeNotice.atOnce?.(the(NOTICE));
  expect(isShown()).toBe(true);
  storeNotice.whenFailed?.(the(NOTICE));
  expect(isShown()).toBe(false);
});

it('is shown where the shop’s style sheet hides it, at once and by its code', async () => {
  const sheet = '<style>p.demo_store { display: none; }</style>';
  const display = () => getComputedStyle(the(NOTICE)).display;
  document.body.innerHTML = `${sheet}${String(storeNoticeMarkup())}`;
  storeNotice.atOnce?.(the(NOTICE));
  expect(display()).toBe('block');
  await hydrate(`${sheet}${String(storeNoticeMarkup())}`);
  expect(display()).toBe('block');
  the(DISMISS).click();
  expect(display()).toBe('none');
  pageRegistry().release(the(NOTICE));
  expect(the(NOTICE).outerHTML).toContain('style="display:none;"');
});

it('shows a notice with another text, though one was dismissed', async () => {
  await hydrate(String(storeNoticeMarkup('Old news.')));
  the(DISMISS).click();
  await closePage();
  await hydrate(String(storeNoticeMarkup('Fresh news.')));
  expect(isShown()).toBe(true);
});

it('has a cookie without an id for a notice that has none', async () => {
  await hydrate(
    '<p class="woocommerce-store-notice" style="display:none">News. <a href="#" role="button" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>',
  );
  the(DISMISS).click();
  expect(document.cookie).toContain('store_notice=hidden');
});

it('leaves the page’s address alone, and acts on Space once', async () => {
  await hydrate(String(storeNoticeMarkup()));
  const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  the(DISMISS).dispatchEvent(space);
  expect([space.defaultPrevented, isShown(), location.hash]).toEqual([true, false, '']);
});

it('acts ahead of the legacy script, by click and by key', async () => {
  await hydrate(`<script id="woocommerce-js" type="text/plain"></script>${String(storeNoticeMarkup())}`);
  const heard: string[] = [];
  for (const type of ['click', 'keydown']) the(DISMISS).addEventListener(type, () => heard.push(type));
  for (const key of ['Enter', ' ']) {
    the(DISMISS).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
  expect([heard, isShown()]).toEqual([[], false]);
});

it('is dismissed on this page where cookies are forbidden', async () => {
  const refuse = () => {
    throw new DOMException('No cookies in a sandbox.', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  await hydrate(String(storeNoticeMarkup()));
  expect(isShown()).toBe(true);
  the(DISMISS).click();
  expect(isShown()).toBe(false);
});

it('is the same in a theme’s dialect, whatever that calls parts, states and options', async () => {
  start(storeNotice);
  addDialect('store-notice', 'theme', ['.strip'], {
    parts: { dismiss: '.strip-close' },
    states: { closed: 'is-away' },
    options: { noticeId: 'data-news' },
  });
  await hydrate('<p class="strip is-away" data-news="hay">Hay nets. <a href="#" class="strip-close">Dismiss</a></p>');
  const claims = pageRegistry().claimsOf(the('.strip'));
  await Promise.all(claims.map((claim) => claim.begin()));
  expect(the('.strip').className).toBe('strip');
  the('.strip-close').click();
  expect([the('.strip').className, document.cookie]).toEqual(['strip is-away', 'store_noticehay=hidden']);
});

it('is dismissed wherever a theme prints it', async () => {
  const other = own.replace('hay nets', 'oats');
  await hydrate(own + own + other);
  the(DISMISS).click();
  const notices = [...document.querySelectorAll<HTMLElement>('[data-island="store-notice"]')];
  expect(notices.map(({ style }) => style.display)).toEqual(['none', 'none', '']);
});
