import type { BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { newPage } from '../../support/browser.ts';

/** Calls of the shop and the builder, which the demo CMS answers in the stand-in's place. */
const CALLS = /[?&]wc-ajax=|\/wp-json\/(?:bricks|woo-variation-swatches)\/|\/wp-content\/uploads\/|\/admin-ajax\.php/;

/** Options of a page. */
interface WordPressPageOptions {
  /** Address of the WordPress. @default that of the run */
  readonly url?: string;
  readonly context?: BrowserContextOptions;
  /** Called before the page loads. */
  readonly prepare?: (page: Page) => unknown;
}

/** Opens a page of WordPress as a visitor. */
export async function openWordPress(path: string, options: WordPressPageOptions = {}): Promise<Page> {
  const { url = inject('wordpress'), context, prepare } = options;
  const page = await newPage(context);
  await page.context().route(
    (address) => address.origin === new URL(url).origin && CALLS.test(address.href),
    async (route) => {
      const asked = new URL(route.request().url());
      const response = await route.fetch({ url: `${inject('shop')}${asked.pathname}${asked.search}` });
      await route.fulfill({ response });
    },
  );
  await prepare?.(page);
  await page.goto(`${url}${path}`, { timeout: 60_000 });
  return page;
}

/** Opens a page of the administration. */
export async function openAdministration(path: string, url: string = inject('wordpress')): Promise<Page> {
  const page = await newPage();
  page.setDefaultTimeout(60_000);
  // Pictures of users come from another server.
  await page.context().route(
    (address) => address.origin !== new URL(url).origin,
    (route) => route.fulfill({ body: '' }),
  );
  await page.goto(`${url}/wp-login.php`);
  await page.fill('#user_login', 'admin');
  await page.fill('#user_pass', 'password');
  await page.click('#wp-submit');
  await page.waitForURL(/wp-admin/, { timeout: 60_000 });
  await page.goto(`${url}${path}`, { timeout: 60_000 });
  return page;
}

/** Adds the first product of a list to the cart, and waits until its button says so. */
export async function addProduct(page: Page): Promise<void> {
  // Before that, a click follows the link.
  await page.waitForSelector('.add_to_cart_button[data-island-state]', { timeout: 60_000 });
  await page.click('.add_to_cart_button.product_type_simple >> nth=0', { timeout: 60_000 });
  await page.waitForSelector('.add_to_cart_button.added', { timeout: 60_000 });
}

/** HTML of a page as its server sends it. */
export async function htmlOf(path: string, url: string = inject('wordpress')): Promise<string> {
  const answer = await fetch(`${url}${path}`);
  return answer.text();
}

/** Has the stand-in do something: `activate`, `choose&value=…` (fixtures/wordpress/stand-in/orders.php). */
export async function order(name: string, url: string = inject('wordpress')): Promise<unknown> {
  const answer = await fetch(`${url}/?stand-in=${name}`);
  return answer.json();
}

/** The plugin's report on one page alone: one on another page of its kind would be kept for a minute. */
export async function reportOn(path: string): Promise<unknown> {
  await order('forget-report');
  await htmlOf(path);
  return order('report');
}

/** Saves choices of the owner, and returns them as they are saved. */
export function choose(
  choices: { readonly flavour: 'react' | 'lite'; readonly keep: readonly string[] },
  { url, site }: { readonly url?: string; readonly site?: number } = {},
): Promise<unknown> {
  const ofSite = site ? `&site=${site}` : '';
  return order(`choose${ofSite}&value=${encodeURIComponent(JSON.stringify(choices))}`, url);
}

/** Handles of the scripts of a page, in their order: those that have a file. */
export function handlesIn(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*\bid="([\w-]+)-js"[^>]*>/g)]
    .filter(([tag]) => / src=/.test(tag))
    .map(([, handle = '']) => handle);
}

/** Handles of scripts that a page says to have, in elements without a file. */
export function marksIn(html: string): string[] {
  return [...html.matchAll(/<script type="application\/json" id="([\w-]+)-js"><\/script>/g)].map(
    ([, handle = '']) => handle,
  );
}

/** Settings that a page prints as data. */
export function settingsIn(html: string): Record<string, unknown> {
  const [, json = '{}'] =
    /<script type="application\/json" data-stirrup-settings>([\s\S]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}
