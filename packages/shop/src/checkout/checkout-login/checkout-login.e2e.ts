import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openCheckout, READY } from '../../../../../e2e/shop/support/open-checkout.ts';
import { axe, takeFailedRequests } from '../../../../../e2e/support/browser.ts';
import { CMS_FAULTS } from '../../../../../stories/support/cms-faults.ts';

const PANELS = {
  classic: { path: '/checkout/', toggle: '.woocommerce-form-login-toggle .showlogin', panel: 'form.login' },
  builder: { path: '/builder/checkout/', toggle: '.login-toggle', panel: '.login-div' },
} as const;
const SUBMIT = '.woocommerce-form-login__submit';

async function open(dialect: keyof typeof PANELS, options: Parameters<typeof openCheckout>[1] = {}): Promise<Page> {
  const page = await openCheckout(PANELS[dialect].path, options);
  await page.waitForSelector(READY.login);
  return page;
}

/** Collects all POST bodies from now on. */
function watchPosts(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') bodies.push(request.postData() ?? '');
  });
  return bodies;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe.each(['classic', 'builder'] as const)('the login panel, %s', (dialect) => {
  const { toggle, panel } = PANELS[dialect];

  it('opens with the keyboard, comes into sight, and shuts; and opens from a notice that comes later', async () => {
    const page = await open(dialect, { context: { viewport: { width: 1280, height: 420 } } });
    await page.focus(toggle);
    await page.keyboard.press('Space');
    expect(await page.getAttribute(toggle, 'aria-expanded')).toBe('true');
    expect(await focused(page)).toBe('username');
    const top = () => page.locator(panel).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBe(50);
    expect((await axe(page)).filter(({ rule }) => !(rule in CMS_FAULTS))).toEqual([]);
    await page.focus(toggle);
    await page.keyboard.press('Enter');
    expect(await page.getAttribute(toggle, 'aria-expanded')).toBe('false');
    await page.waitForSelector(panel, { state: 'hidden' });

    await page.evaluate(() => {
      const place = document.querySelector('.woocommerce-notices-wrapper');
      const link = Object.assign(document.createElement('a'), {
        href: '#',
        className: 'showlogin',
        textContent: 'Log in',
      });
      place?.append(link);
    });
    await page.click('.woocommerce-notices-wrapper .showlogin');
    expect(await focused(page)).toBe('username');
    expect(new URL(page.url()).hash).toBe('');
  });

  it('sends nothing while a field is empty, stays open after a failure, and leads back to the checkout', async () => {
    const page = await open(dialect);
    const posts = watchPosts(page);
    await page.click(toggle);
    await page.fill('#username', 'groom');
    await page.click(SUBMIT);
    expect(await focused(page)).toBe('password');
    expect(await page.locator('#password').evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('');
    expect(posts).toEqual([]);

    await page.fill('#password', 'meadow');
    await page.check('#rememberme');
    await page.click(SUBMIT);
    await page.waitForSelector('.woocommerce-error');
    await page.waitForSelector(READY.login);
    await page.waitForSelector('#username', { state: 'visible' });
    expect(await page.getAttribute(toggle, 'aria-expanded')).toBe('true');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('error');

    await page.fill('#username', 'groom');
    await page.fill('#password', 'paddock');
    await page.keyboard.press('Enter');
    await page.waitForSelector(READY.login, { state: 'detached' });
    await page.waitForSelector('.woocommerce-checkout-review-order');
    expect(new URL(page.url()).pathname).toBe(PANELS[dialect].path);
    const [, body] = posts;
    const fields = Object.fromEntries(new URLSearchParams(body));
    expect(Object.keys(fields).sort()).toEqual([
      '_wp_http_referer',
      'login',
      'password',
      'redirect',
      'username',
      'woocommerce-login-nonce',
    ]);
    expect(new URL(fields['redirect'] ?? '').pathname).toBe(PANELS[dialect].path);
    expect(posts).toHaveLength(2);
  });
});

describe.each(['classic', 'builder'] as const)('a login that cannot be sent, %s', (dialect) => {
  const { toggle, panel } = PANELS[dialect];
  const enter = async (page: Page) => {
    await page.fill('#username', 'groom');
    await page.fill('#password', 'paddock');
    await page.click(SUBMIT);
  };

  it('stays for a retry without a network, and explains on the next page that the nonce had expired', async () => {
    const page = await open(dialect);
    await page.click(toggle);
    await page.context().setOffline(true);
    await enter(page);
    await page.waitForSelector(`${panel} [role="alert"]:has-text("offline")`);
    expect(await page.inputValue('#password')).toBe('paddock');
    await page.context().setOffline(false);
    takeFailedRequests(page);
    await page.request.post('/__nonces/expire');
    await page.click(SUBMIT);
    await page.waitForSelector(`${panel} [role="alert"]:has-text("log in again")`);
    expect(await page.getAttribute(toggle, 'aria-expanded')).toBe('true');
    expect(await focused(page)).toBe('username');
    await enter(page);
    await page.waitForSelector(READY.login, { state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(PANELS[dialect].path);
  });
});

describe('the builder’s panel inside the checkout’s form', () => {
  it('does not block an order while it is closed and empty', async () => {
    const page = await open('builder');
    expect(await page.getAttribute('form.checkout', 'novalidate')).toBeNull();
    for (const name of ['first_name', 'last_name', 'address_1', 'postcode', 'city', 'email']) {
      await page.fill(`#billing_${name}`, name === 'email' ? 'ada@example.org' : 'Ada');
    }
    await page.check('#terms');
    await page.click('#place_order');
    await page.waitForURL('**/builder/checkout/order-received/');
  });

  it('stays out of the order: its fields and its Enter do not belong to it, and the fields are restored', async () => {
    const page = await open('builder');
    const found = await page.evaluate(() => {
      const checkout = document.querySelector<HTMLFormElement>('form.checkout');
      const input = document.querySelector<HTMLInputElement>('#password');
      return {
        isOutside: input?.form !== checkout,
        isSent: checkout !== null && new FormData(checkout).has('password'),
        isValid: [...(checkout?.elements ?? [])].every((element) => element.id !== 'username'),
      };
    });
    expect(found).toEqual({ isOutside: true, isSent: false, isValid: true });
    await page.evaluate(() => {
      const element = document.querySelector('.brxe-woocommerce-checkout-login');
      Reflect.set(globalThis, 'kept', element);
      element?.remove();
    });
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'kept').querySelectorAll('[form]').length))
      .toBe(0);
    expect(await page.locator('body > form[id^="stirrup"]').count()).toBe(1);
  });
});
