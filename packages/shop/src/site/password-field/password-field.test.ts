import { pageRegistry } from '@stirrup/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { passwordInput } from '../../../../../fixtures/cms/markup/password-input.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { CLASS } from './contract.ts';
import { accountPassword, checkoutPassword, stirrupPasswordField } from './fixture.ts';
import { passwordField } from './island.ts';

const field = { id: 'secret', label: 'Password' };
const inShop = (markup: unknown) => `<div class="woocommerce"><form>${String(markup)}</form></div>`;
const inForm = (markup: unknown) => `<form>${String(markup)}</form>`;
const hydrate = (markup: string, settings = {}) => openIsland(passwordField, markup, { settings });
const input = () => {
  const element = the('#secret');
  if (!(element instanceof HTMLInputElement)) throw new Error('The markup lacks the field.');
  return element;
};
/** Finds and starts fields that were added since. */
const find = () => {
  pageRegistry().find(document);
  const fields = [...document.querySelectorAll<HTMLElement>('input')];
  return Promise.all(
    fields.flatMap((one) =>
      pageRegistry()
        .claimsOf(one)
        .map((claim) => claim.begin()),
    ),
  );
};
const BUTTON = `.${CLASS.button}`;
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

afterEach(closePage);

const markups = [
  ['the account’s', 'woocommerce', inShop(accountPassword(field))],
  ['the checkout’s', 'woocommerce', inShop(checkoutPassword(field))],
  ['our own', 'stirrup', inForm(stirrupPasswordField(field))],
] as const;

describe.each(markups)('%s password', (_, dialect, markup) => {
  it('is found, shown and hidden, and its button is named by its next action', async () => {
    document.body.innerHTML = markup;
    const selectors = passwordField.selectors[dialect] ?? [];
    expect(document.querySelectorAll(selectors.join())).toHaveLength(1);
    await hydrate(markup);
    expect([input().type, nameOf(the(BUTTON))]).toEqual(['password', 'Show password']);
    the(BUTTON).click();
    expect([input().type, nameOf(the(BUTTON))]).toEqual(['text', 'Hide password']);
    expect(the('[role="status"]').textContent).toBe('Your password is visible.');
    the(BUTTON).click();
    expect([input().type, nameOf(the(BUTTON))]).toEqual(['password', 'Show password']);
  });

  it('keeps the caret and the entry', async () => {
    await hydrate(markup);
    input().value = 'tack room';
    input().setSelectionRange(2, 4, 'backward');
    the(BUTTON).click();
    const { value, selectionStart, selectionEnd } = input();
    expect([value, selectionStart, selectionEnd]).toEqual(['tack room', 2, 4]);
  });

  it('is hidden again when its form is sent', async () => {
    await hydrate(markup);
    the(BUTTON).click();
    the('form').addEventListener('submit', (event) => event.preventDefault());
    the('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect([input().type, nameOf(the(BUTTON))]).toEqual(['password', 'Show password']);
  });

  it('is as the server printed it once the island is gone', async () => {
    const { roots } = await hydrate(markup);
    const printed = document.createElement('main');
    printed.innerHTML = markup;
    the(BUTTON).click();
    for (const root of roots) pageRegistry().release(root);
    expect(the('main').innerHTML.replaceAll(' class=""', '')).toBe(printed.innerHTML.replaceAll(' class=""', ''));
  });
});

describe('the shop’s markup', () => {
  it('equals the markup of the shop’s own script', async () => {
    await hydrate(inShop(accountPassword(field)));
    expect(input().parentElement?.matches(`span.${CLASS.wrapper}`)).toBe(true);
    expect(the(BUTTON).previousElementSibling).toBe(input());
    expect(the(BUTTON).getAttribute('aria-describedby')).toBe('secret');
    the(BUTTON).click();
    expect(the(BUTTON).classList.contains(CLASS.shown)).toBe(true);
    expect(document.activeElement).toBe(input());
  });

  it('has a button once, also in a copy of the form', async () => {
    await hydrate(inShop(accountPassword(field)));
    const copy = the('form').cloneNode(true);
    the('form').after(copy);
    await find();
    const buttons = [...document.querySelectorAll<HTMLElement>(`.${CLASS.button}`)];
    buttons[1]?.click();
    expect(buttons).toHaveLength(2);
    expect([...document.querySelectorAll('input')].map(({ type }) => type)).toEqual(['password', 'text']);
  });

  it('keeps the focus when the field is wrapped', async () => {
    await hydrate(inShop(accountPassword(field)));
    pageRegistry().release(document.body);
    expect(input().parentElement?.localName).toBe('p');
    input().focus();
    await find();
    expect(document.activeElement).toBe(input());
  });

  it('takes over the button of the shop’s own script, and disables that script’s handler', async () => {
    const made = `<span class="${CLASS.wrapper}"><input id="secret" class="woocommerce-Input" type="password"><button type="button" class="${CLASS.button}" aria-label="Show password"></button></span><script id="woocommerce-js" type="text/plain"></script>`;
    await hydrate(inShop(made));
    const old = vi.fn();
    the(BUTTON).addEventListener('click', old);
    the(BUTTON).click();
    expect([document.querySelectorAll(BUTTON).length, input().type, old.mock.calls.length]).toEqual([1, 'text', 0]);
  });
});

it('uses the page’s language', async () => {
  const woocommerce_params = { i18n_password_show: 'Passwort anzeigen', i18n_password_hide: 'Passwort verbergen' };
  await hydrate(inShop(accountPassword(field)), { woocommerce_params });
  expect(nameOf(the(BUTTON))).toBe('Passwort anzeigen');
});

it('leaves a field alone that has a button of its own', () => {
  document.body.innerHTML = inShop(html`<span data-island="password-toggle">${passwordInput(field, '')}</span>`);
  const selectors = Object.values(passwordField.selectors).flat();
  expect(document.querySelectorAll(selectors.join())).toHaveLength(0);
});
