import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formOn } from '../../testing/form-on-page.ts';

const PAGE = '/builder/elements/forms/';
/** A form for each provider, with its error message and the field name of its token. */
const FORMS = [
  ['elcapr', 'Google reCAPTCHA', 'recaptchaToken'],
  ['elcape', 'Google reCAPTCHA', 'recaptchaToken'],
  ['elcaph', 'hCaptcha', 'h-captcha-response'],
  ['elcapi', 'hCaptcha', 'h-captcha-response'],
  ['elcapt', 'Turnstile', 'cf-turnstile-response'],
] as const;
const BOX = '.captcha-stand-in [type="checkbox"]';

/** Sets the providers' next tokens; the demo's server refuses those that begin with "refused". */
const tokensAre = (page: Page, ...names: string[]) =>
  page.evaluate((values) => Reflect.set(window, 'demoCaptchaTokens', values), names);
const expire = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('demo:captcha-expired')));

/** Opens a page with a form, fills in its name, and records the tokens that it sends. */
async function open(id: string, field: string, ...names: string[]) {
  const { page, at, sent, send } = await formOn(PAGE, id);
  // Some tokens are requested as soon as somebody touches the form.
  await tokensAre(page, ...names);
  await page.fill(at('input[type="text"]'), 'Ada');
  /** Ticks the box of the one provider that has one. */
  const tick = async () => {
    if (id !== 'elcaph') return;
    await page.waitForSelector(at(`${BOX}:not(:checked)`));
    await page.check(at(BOX));
  };
  const tokens = () =>
    sent.map((request) => {
      const body = request.postDataBuffer()?.toString() ?? '';
      const values = body.split(`name="${field}"\r\n\r\n`).slice(1);
      return values.map((value) => value.split('\r\n')[0]).join();
    });
  return { page, at, send, tick, tokens };
}

describe.each(FORMS)('the check of %s (%s)', (id, name, field) => {
  it('that the server refuses is told, keeps every word, and is made anew', async () => {
    const { page, at, send, tick, tokens } = await open(id, field, 'refused', 'fresh');
    await tick();
    await send();
    await page.waitForSelector(at('> .message.error'));
    expect(await page.textContent(at('> .message.error'))).toContain(
      `${name}: Validation failed [invalid-input-response]`,
    );
    expect(await page.inputValue(at('input[type="text"]'))).toBe('Ada');
    await tick();
    await send();
    await page.waitForSelector(at('> .message.success'));
    expect(tokens()).toEqual([expect.stringMatching(/^refused-\d+$/), expect.stringMatching(/^fresh-\d+$/)]);
  });

  it('that has expired is made anew, and no outdated token is sent', async () => {
    const { page, at, send, tick, tokens } = await open(id, field, 'old');
    await tick();
    if (id === 'elcapt') await page.waitForSelector(`${at()} [name="${field}"][value^="old"]`, { state: 'attached' });
    await tokensAre(page, 'fresh');
    await expire(page);
    if (id === 'elcaph') {
      await send();
      await page.waitForSelector(at('.recaptcha-error.show >> text=Please complete the bot check.'));
      expect(tokens()).toEqual([]);
      await tick();
    }
    await send();
    await page.waitForSelector(at('> .message.success'));
    expect(tokens()).toEqual([expect.stringMatching(/^fresh-\d+$/)]);
  });
});
