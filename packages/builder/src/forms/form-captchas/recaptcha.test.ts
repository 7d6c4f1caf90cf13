import { describe, expect, it, vi } from 'vitest';
import { check, formWith, outcome, PLACE, provide, remove, shown, withBotChecks } from '../../testing/bot-check.ts';

withBotChecks();

const recaptcha = (attributes = 'data-key="k1"') =>
  `<form>${PLACE}<div id="recaptcha-abcdef" ${attributes} class="recaptcha-hidden"></div></form>`;

describe('reCAPTCHA', () => {
  const execute = vi.fn(async (_: string, { action }: { action: string }) => `token for ${action}`);
  const ready = (callback: () => void) => callback();

  it('uses the builder’s action and the builder’s field', async () => {
    provide('grecaptcha', { execute, ready });
    expect(await outcome(await check(recaptcha()))).toEqual({ recaptchaToken: 'token for bricks_form_submit' });
    expect(execute).toHaveBeenLastCalledWith('k1', { action: 'bricks_form_submit' });
  });

  it.each([
    ['data-captcha="recaptcha" data-key="k2"', { recaptchaToken: 'token for submit' }],
    ['data-captcha="recaptcha" data-sitekey="k2" data-action="order" data-field="token"', { token: 'token for order' }],
  ])('uses the action in the markup: %s', async (attributes, fields) => {
    provide('grecaptcha', { execute, ready });
    expect(await outcome(await check(formWith(attributes)))).toEqual(fields);
  });

  it('is not run if another script has put a token into the form', async () => {
    expect(
      await outcome(await check(`<form><input type="hidden" name="recaptchaToken" value="theirs">${recaptcha()}`)),
    ).toEqual({
      recaptchaToken: 'theirs',
    });
  });

  it.each([
    ['no key', 'data-key=""', execute, 'The bot check is not set up correctly. Please tell the owner of this site.'],
    [
      'a wrong key',
      'data-key="k"',
      () => Promise.reject(new Error('Bad key')),
      'The bot check failed. Please try again. [Error: Bad key]',
    ],
    [
      'an exception',
      'data-key="k"',
      () => {
        throw new Error('Bad');
      },
      'The bot check failed. Please try again. [Error: Bad]',
    ],
    ['a failure without a word', 'data-key="k"', () => Promise.reject(null), 'The bot check failed. Please try again.'],
    ['no answer', 'data-key="k"', () => new Promise(() => {}), 'The bot check took too long. Please try again.'],
    ['an empty token', 'data-key="k"', async () => '', 'The bot check took too long. Please try again.'],
  ])('shows provider and reason in the page’s place: %s', async (_, attributes, answer, words) => {
    provide('grecaptcha', { execute: answer, ready });
    const captcha = await check(recaptcha(attributes));
    const message = `Google reCAPTCHA: ${words}`;
    expect(await outcome(captcha)).toBe(message);
    expect(shown()).toBe(message);
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(message);
    remove();
    expect(document.forms[0]?.innerHTML).toContain(PLACE);
  });

  it('removes its error when it runs again', async () => {
    provide('grecaptcha', { execute, ready });
    execute.mockRejectedValueOnce(null);
    const captcha = await check(recaptcha());
    await outcome(captcha);
    expect(shown()).toBeDefined();
    await outcome(captcha);
    expect(shown()).toBeUndefined();
  });

  it('Enterprise uses its own service, and the form is sent even if it fails', async () => {
    const markup = formWith('data-captcha="enterprise" data-key="k"');
    provide('grecaptcha', { enterprise: { execute, ready } });
    expect(await outcome(await check(markup))).toEqual({ recaptchaToken: 'token for submit' });
    provide('grecaptcha', { enterprise: { execute: () => Promise.reject(new Error('Quota')), ready } });
    expect(await outcome(await check(markup))).toEqual({});
    expect(shown()).toBeUndefined();
  });
});
