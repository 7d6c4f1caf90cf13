import { expect, it } from 'vitest';
import { axe, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';

const BANNER = '#coming-soon-footer-banner';
const ENDPOINT = '**/wp-json/wp/v2/users/1';
const DISMISS = '.coming-soon-footer-banner-dismiss';

it.each(['/shop/', '/builder/shop/'])('is dismissed by the keyboard for good: %s', async (path) => {
  const page = await withShop(`${path}?coming-soon=on`);
  await page.waitForSelector(`${BANNER}[data-island-state="ready"]`);
  expect(await axe(page, BANNER)).toEqual([]);
  const sent = page.waitForRequest(ENDPOINT);
  await page.focus(DISMISS);
  await page.keyboard.press('Enter');
  const call = await sent;
  const nonce = await page.getAttribute(DISMISS, 'data-rest-nonce');
  expect([call.method(), call.headers()['x-wp-nonce']]).toEqual(['POST', nonce]);
  expect(new URLSearchParams(call.postData() ?? '').get('woocommerce_meta[coming_soon_banner_dismissed]')).toBe('yes');
  await page.waitForSelector(BANNER, { state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
  await page.goto('/cart/?coming-soon=on');
  expect(await page.locator(BANNER).count()).toBe(0);
});

it('stays with a message if the shop fails', async () => {
  const page = await withShop('/shop/?coming-soon=on');
  await page.waitForSelector(`${BANNER}[data-island-state="ready"]`);
  for (const fault of ['500', 'drop']) {
    await page.route(
      ENDPOINT,
      (route) => route.continue({ headers: { ...route.request().headers(), 'x-stirrup-fault': fault } }),
      { times: 1 },
    );
    await page.click(DISMISS);
    await page.waitForSelector(`${BANNER} [role="alert"]`);
    expect(await page.isVisible(BANNER)).toBe(true);
    takeFailedRequests(page);
  }
  expect(await axe(page, BANNER)).toEqual([]);
  await page.click(DISMISS);
  await page.waitForSelector(BANNER, { state: 'hidden' });
});

it('renews a nonce that has expired', async () => {
  const page = await withShop('/shop/?coming-soon=on&nonces=stale');
  await page.waitForSelector(`${BANNER}[data-island-state="ready"]`);
  await page.click(DISMISS);
  await page.waitForSelector(BANNER, { state: 'hidden' });
  takeFailedRequests(page);
});
