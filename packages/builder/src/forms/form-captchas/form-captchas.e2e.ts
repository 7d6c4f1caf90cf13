import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { axe, openPage, takeConsole } from '../../../../../e2e/support/browser.ts';
import { workspaceRoot } from '../../../../../scripts/find-islands.ts';

const standIn = (name: string) => readFileSync(`${workspaceRoot}/fixtures/cms/legacy/${name}.js`, 'utf8');

/** Addresses of the providers' scripts, and the demo's versions of them. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/www\.google\.com\/recaptcha\/(api|enterprise)\.js\?/, 'recaptcha'],
  [/^https:\/\/js\.hcaptcha\.com\/1\/api\.js\?/, 'hcaptcha'],
  [/^https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js\?/, 'turnstile'],
];
const form = (name: string, check: string) =>
  `<form aria-label="${name}"><label>Name <input name="name"></label>${check}<button>Send</button></form>`;
const markup = [
  '<script nonce="abc"></script>',
  form(
    'Scored',
    '<div class="form-group recaptcha-error"><div class="brxe-alert danger"><p></p></div></div><div class="recaptcha-hidden" data-key="key-1"></div>',
  ),
  form('Enterprise', '<div data-captcha="enterprise" data-key="key-fails"></div>'),
  form('Box', '<div class="h-captcha" data-sitekey="key-2"></div>'),
  form('Invisible', '<div class="h-captcha" data-sitekey="key-3" data-size="invisible"></div>'),
  form('Turnstile', '<div class="cf-turnstile" data-sitekey="key-4"></div>'),
  form('Refused', '<div class="cf-turnstile" data-sitekey="key-fails"></div>'),
].join('');
const entry = `
  import { createCaptcha } from '${workspaceRoot}/packages/builder/src/forms/form-captchas/create-captcha.tsx';
  import { nameForms } from '${workspaceRoot}/packages/builder/src/testing/name-forms.ts';
  import { renderPart } from '${workspaceRoot}/packages/builder/src/testing/render-part.ts';
  nameForms();
  const { signal } = new AbortController();
  for (const form of document.forms) {
    const captcha = createCaptcha(form, signal, (shown) => renderPart(shown, signal));
    form.addEventListener('focusin', async () => (await captcha).prepare(), { once: true });
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const told = await (await captcha).fields().then(JSON.stringify, (error) => error.message);
      form.setAttribute('data-told', told);
    });
  }
`;

it('asks each provider by its own script, loaded once and when the form is touched, under a strict policy', async () => {
  const loaded: string[] = [];
  let isBlocked = true;
  const page = await openPage(markup, {
    entry,
    headers: {
      'Content-Security-Policy':
        "script-src 'self' 'nonce-abc'; require-trusted-types-for 'script'; trusted-types stirrup",
    },
    prepare: async (prepared) => {
      for (const [address, name] of SCRIPTS) {
        await prepared.route(address, (route) => {
          if (name === 'turnstile' && isBlocked) return route.abort('blockedbyclient');
          loaded.push(route.request().url());
          return route.fulfill({ body: standIn(name), contentType: 'text/javascript' });
        });
      }
    },
  });
  const told = async (name: string) => {
    const at = `form[aria-label="${name}"]`;
    await page.evaluate((selector) => document.querySelector(selector)?.removeAttribute('data-told'), at);
    await page.click(`${at} button`);
    await page.waitForSelector(`${at}[data-told]`);
    return page.getAttribute(at, 'data-told');
  };
  await page.waitForLoadState('load');
  expect(loaded).toEqual([]);
  expect(await told('Scored')).toBe('{"recaptchaToken":"bricks_form_submit-1"}');
  expect(await told('Enterprise')).toBe('{}');
  expect(await told('Box')).toBe('hCaptcha: Please complete the bot check.');
  expect(await axe(page)).toEqual([]);
  await page.check('form[aria-label="Box"] [type="checkbox"]');
  expect(await told('Box')).toBe('{"h-captcha-response":"hcaptcha-1"}');
  expect(await told('Invisible')).toBe('{"h-captcha-response":"hcaptcha-2"}');
  // Touching the form loads the script, and submitting retries; afterwards no request is pending.
  const blocked = page.waitForEvent('requestfailed');
  await page.focus('form[aria-label="Turnstile"] button');
  await blocked;
  expect(await told('Turnstile')).toContain('Turnstile: The bot check could not be loaded.');
  expect(takeConsole(page).join()).toContain('ERR_BLOCKED_BY_CLIENT');
  isBlocked = false;
  expect(await told('Turnstile')).toBe('{"cf-turnstile-response":"turnstile-1"}');
  expect(await told('Refused')).toContain('[300030]');
  expect(await page.isVisible('form[aria-label="Refused"] .recaptcha-error >> text=[300030]')).toBe(true);
  expect(loaded.map((address) => new URL(address).search)).toEqual([
    '?render=key-1&hl=en',
    '?recaptchacompat=off&render=explicit&hl=en',
    '?render=explicit',
  ]);
});
