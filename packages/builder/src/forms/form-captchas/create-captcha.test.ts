import { describe, expect, it, vi } from 'vitest';
import { check, formWith, outcome, provide, remove, shown, withBotChecks } from '../../testing/bot-check.ts';
import { createCaptcha } from './create-captcha.tsx';

withBotChecks();

describe('the provider’s script', () => {
  const scripts = () => Array.from(document.scripts, ({ src }) => src);

  it('is awaited if the page prints it, and not loaded twice', async () => {
    const printed = document.createElement('script');
    printed.type = 'text/plain';
    printed.src = 'https://www.recaptcha.net/recaptcha/api.js?render=k1';
    document.head.append(printed);
    const fields = (await check(formWith('class="recaptcha-hidden" data-key="k1"'))).fields();
    await vi.advanceTimersByTimeAsync(1000);
    provide('grecaptcha', { execute: async () => 'late', ready: (callback: () => void) => callback() });
    await vi.advanceTimersByTimeAsync(100);
    expect(await fields).toEqual({ recaptchaToken: 'late' });
    expect(scripts()).toHaveLength(1);
  });

  it('has the address that the site names, if that is a text', async () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    const link = Object.assign(document.createElement('a'), { href: 'https://other.test/script.js' });
    for (const own of ['https://proxy.test/script.js', link]) {
      provide('stirrup_captchas', { hcaptcha: own });
      (await check(formWith('class="h-captcha" data-sitekey="k"'))).prepare();
      await vi.advanceTimersByTimeAsync(300);
    }
    const hosts = append.mock.calls.flatMap(([script]) =>
      script instanceof HTMLScriptElement ? [new URL(script.src).host] : [],
    );
    expect(hosts).toEqual(['proxy.test', 'js.hcaptcha.com']);
    append.mockRestore();
  });

  it.each([
    [
      'cf-turnstile" data-sitekey="k',
      'Turnstile: The bot check could not be loaded. Does something in your browser block it?',
    ],
    ['any" data-captcha="enterprise" data-key="k', {}],
  ])('that neither loads nor fails is awaited for ten seconds: class="%s"', async (attributes, result) => {
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    const settled = vi.fn();
    const captcha = await check(formWith(`class="${attributes}"`));
    captcha.fields().then(settled, ({ message }) => settled(message));
    await vi.advanceTimersByTimeAsync(9900);
    expect([append.mock.calls.length, settled.mock.calls]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(200);
    expect(settled).toHaveBeenCalledExactlyOnceWith(result);
    append.mockRestore();
  });

  it('that comes after the form has gone renders nothing', async () => {
    const printed = document.createElement('script');
    printed.type = 'text/plain';
    printed.src = 'https://challenges.cloudflare.com/turnstile/v0/api.js';
    document.head.append(printed);
    const late = (await check(formWith('class="cf-turnstile" data-sitekey="k"'))).fields().catch(() => 'ended');
    remove();
    const render = vi.fn();
    provide('turnstile', { render, execute: () => {} });
    await vi.advanceTimersByTimeAsync(100);
    expect([await late, render.mock.calls]).toEqual(['ended', []]);
  });

  it('times out if it is blocked, and the next attempt loads it again', async () => {
    const printed = document.createElement('script');
    printed.type = 'text/plain';
    printed.src = 'https://challenges.cloudflare.com/turnstile/v0/api.js';
    document.head.append(printed);
    const captcha = await check(formWith('class="cf-turnstile" data-sitekey="k"'));
    expect(await outcome(captcha)).toBe(
      'Turnstile: The bot check could not be loaded. Does something in your browser block it?',
    );
    provide('turnstile', { render: () => {}, execute: () => {}, getResponse: () => 'at last' });
    expect(await outcome(captcha)).toEqual({ 'cf-turnstile-response': 'at last' });
  });
});

it('is undefined if the form has none', async () => {
  document.body.innerHTML = '<form></form>';
  const form = document.forms[0];
  expect(form && (await createCaptcha(form, new AbortController().signal, () => undefined))).toBeUndefined();
});

it('runs all of the form’s checks in the builder’s order, and ends at the first failure', async () => {
  const asked: string[] = [];
  provide('turnstile', { render: () => {}, execute: () => {}, getResponse: () => 'second', reset: () => {} });
  provide('grecaptcha', {
    ready: (callback: () => void) => callback(),
    execute: async () => {
      asked.push('reCAPTCHA');
      return 'third';
    },
  });
  const both =
    '<form><p class="recaptcha-hidden" data-key="k"></p><p class="cf-turnstile" data-sitekey="k"></p></form>';
  expect(await outcome(await check(both))).toEqual({ 'cf-turnstile-response': 'second', recaptchaToken: 'third' });
  const withoutKey = both.replace('data-sitekey="k"', '');
  expect(await outcome(await check(withoutKey))).toBe(
    'Turnstile: The bot check is not set up correctly. Please tell the owner of this site.',
  );
  expect(asked).toEqual(['reCAPTCHA']);
});

it('removes its error when the form is removed, or after a response', async () => {
  provide('turnstile', { render: () => {}, execute: () => {}, getResponse: () => undefined, reset: () => {} });
  const captcha = await check(formWith('class="cf-turnstile" data-sitekey="k"'));
  await outcome(captcha);
  expect(shown()).toContain('took too long');
  captcha.reset();
  expect(shown()).toBeUndefined();
  const late = outcome(captcha);
  remove();
  expect(await late).toContain('took too long');
  expect(shown()).toBeUndefined();
});
