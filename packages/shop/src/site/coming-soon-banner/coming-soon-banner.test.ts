import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { comingSoonBannerContract, DISMISSED_FIELD } from './contract.ts';
import { comingSoonBanner as bannerMarkup } from './fixture.ts';
import { comingSoonBanner } from './island.ts';

const BANNER = '#coming-soon-footer-banner';
const DISMISS = Object.values(comingSoonBannerContract.dialects)
  .map(({ parts }) => parts.dismiss)
  .join();
const MESSAGE = '[role="alert"].stirrup-message';
const answers: (() => Promise<Response>)[] = [];
const shop = vi.fn(
  (_url: unknown, _init?: RequestInit) => answers.shift()?.() ?? Promise.resolve(Response.json({ id: 1 })),
);
const refused = (status: number, code: string) => async () => Response.json({ code }, { status });

async function hydrate(markup = String(bannerMarkup({ nonce: 'abcdef0123' }))): Promise<void> {
  await openIsland(comingSoonBanner, markup);
  globalThis.fetch = shop;
}
const isHidden = () => the(BANNER).style.display === 'none';
const press = (key: string) =>
  the(DISMISS).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  answers.length = 0;
  shop.mockClear();
});
afterEach(closePage);

it('knows the shop’s markup', () => {
  document.body.innerHTML = String(bannerMarkup());
  expect(document.querySelectorAll(String(comingSoonBanner.selectors['woocommerce']))).toHaveLength(1);
  const link = the(`${BANNER} ${DISMISS}`);
  expect([link.textContent, link.getAttribute('href')]).toEqual(['', null]);
  expect([link.dataset['restUrl'], link.dataset['restNonce']]).toEqual(['/wp-json/wp/v2/users/1', '0123456789']);
});

it('makes the link a button with a name, and restores it', async () => {
  await hydrate();
  const link = the(DISMISS);
  expect(['role', 'tabindex', 'aria-label'].map((name) => link.getAttribute(name))).toEqual([
    'button',
    '0',
    'Dismiss this notice',
  ]);
  pageRegistry().release(the(BANNER));
  expect(link.outerHTML).toBe(
    new DOMParser().parseFromString(String(bannerMarkup({ nonce: 'abcdef0123' })), 'text/html').querySelector('a')
      ?.outerHTML,
  );
});

it.each(['click', 'Enter', ' '])('sends the dismissal once, and disappears after the answer: %s', async (act) => {
  await hydrate();
  const dismiss = () => (act === 'click' ? the(DISMISS).click() : press(act));
  dismiss();
  dismiss();
  expect([isHidden(), the(DISMISS).getAttribute('aria-disabled')]).toEqual([false, 'true']);
  await vi.waitFor(() => expect(isHidden()).toBe(true));
  expect(shop).toHaveBeenCalledOnce();
  const [url, init] = shop.mock.calls[0] ?? [];
  expect(String(url)).toContain('/wp-json/wp/v2/users/1');
  expect(new Headers(init?.headers).get('X-WP-Nonce')).toBe('abcdef0123');
  expect(String(init?.body)).toBe(new URLSearchParams({ [DISMISSED_FIELD]: 'yes' }).toString());
});

it.each([
  [
    'offline',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'You are probably offline. Please check your connection and try again.',
  ],
  [
    'a refusal',
    refused(401, 'rest_cannot_edit'),
    'This page has been open for too long. Please reload it and try again.',
  ],
  ['an error', refused(500, 'internal'), 'The shop cannot answer just now. Please try again in a moment.'],
  [
    'a page in place of an answer',
    async () => new Response('<!DOCTYPE html><p>Closed</p>'),
    'The shop cannot answer just now. Please try again in a moment.',
  ],
  ['nothing', async () => new Response(''), 'The shop cannot answer just now. Please try again in a moment.'],
])('stays with a message after %s, and can be retried', async (_, answer, message) => {
  await hydrate();
  answers.push(answer);
  the(DISMISS).click();
  await vi.waitFor(() => expect(the(MESSAGE).textContent).toBe(message));
  expect([isHidden(), the(DISMISS).getAttribute('aria-disabled')]).toEqual([false, null]);
  the(DISMISS).click();
  await vi.waitFor(() => expect(isHidden()).toBe(true));
  expect(document.querySelector(MESSAGE)).toBeNull();
});

it('takes a held key for one press, and does not scroll the page by it', async () => {
  await hydrate();
  answers.push(refused(500, 'internal'));
  press(' ');
  await vi.waitFor(() => expect(document.querySelector(MESSAGE)).not.toBeNull());
  const repeated = new KeyboardEvent('keydown', { key: ' ', repeat: true, bubbles: true, cancelable: true });
  the(DISMISS).dispatchEvent(repeated);
  expect([repeated.defaultPrevented, shop.mock.calls.length]).toEqual([true, 1]);
});

it('renews a stale nonce once', async () => {
  await hydrate();
  answers.push(refused(403, 'rest_cookie_invalid_nonce'), async () => new Response('fedcba9876'));
  the(DISMISS).click();
  await vi.waitFor(() => expect(isHidden()).toBe(true));
  const sent = shop.mock.calls.map(([, init]) => new Headers(init?.headers).get('X-WP-Nonce'));
  expect(sent).toEqual(['abcdef0123', null, 'fedcba9876']);
});

it.each(['https://elsewhere.example/wp-json/wp/v2/users/1', 'javascript:alert(1)', ''])(
  'sends the nonce nowhere but to this site: "%s"',
  async (restUrl) => {
    await hydrate(String(bannerMarkup({ restUrl })));
    the(DISMISS).click();
    await vi.waitFor(() =>
      expect(the(MESSAGE).textContent).toBe('The shop could not do this. Please reload the page and try again.'),
    );
    expect(shop).not.toHaveBeenCalled();
  },
);

it('acts before the shop’s own script, which would send it twice', async () => {
  await hydrate(`${bannerMarkup()}<script id="woocommerce-js" type="text/plain"></script>`);
  const old = vi.fn();
  the(DISMISS).addEventListener('click', old);
  the(DISMISS).click();
  await vi.waitFor(() => expect(isHidden()).toBe(true));
  expect(old).not.toHaveBeenCalled();
});

it('leaves a banner alone that has no link', async () => {
  await hydrate('<div id="coming-soon-footer-banner">Coming soon</div>');
  expect(the(BANNER).dataset['islandState']).toBe('ready');
});

it('is the same in a theme’s dialect, whatever that calls its button', async () => {
  start(comingSoonBanner);
  addDialect('coming-soon-banner', 'theme', ['.soon'], { parts: { dismiss: '.soon-close' } });
  await hydrate(
    '<p class="soon">Soon. <a class="soon-close" data-rest-url="/wp-json/wp/v2/users/1" data-rest-nonce="a"></a></p>',
  );
  await Promise.all(
    pageRegistry()
      .claimsOf(the('.soon'))
      .map((claim) => claim.begin()),
  );
  expect(the('.soon-close').getAttribute('role')).toBe('button');
  the('.soon-close').click();
  await vi.waitFor(() => expect(the('.soon').style.display).toBe('none'));
  expect(shop).toHaveBeenCalledOnce();
});
