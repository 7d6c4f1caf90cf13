import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bringToLife, cleanUp, the } from '../../testing/bring-to-life.ts';
import { builderPassword, stirrupPassword } from './fixture.ts';
import { passwordToggle } from './island.ts';

const TOGGLE = '.password-toggle, [data-part="toggle"]';
const field = { id: 'secret', label: 'Password' };
const inForm = (markup: unknown) => `<form>${String(markup)}</form>`;
const bring = (markup: string) => bringToLife(passwordToggle, markup);
const input = () => {
  const element = the('#secret');
  if (!(element instanceof HTMLInputElement)) throw new Error('The markup lacks the field.');
  return element;
};
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

afterEach(cleanUp);

const markups = [
  ['the builder’s', 'bricks', inForm(builderPassword(field))],
  ['the builder’s with one icon', 'bricks', inForm(builderPassword(field, 'one'))],
  ['our own', 'stirrup', inForm(stirrupPassword(field))],
] as const;

describe.each(markups)('%s password', (_, dialect, markup) => {
  it('is found, shown and hidden, and its button says what it would do', async () => {
    document.body.innerHTML = markup;
    expect(document.querySelectorAll((passwordToggle.selectors[dialect] ?? []).join())).toHaveLength(1);
    await bring(markup);
    expect([input().type, nameOf(the(TOGGLE))]).toEqual(['password', 'Show password']);
    the(TOGGLE).click();
    expect([input().type, nameOf(the(TOGGLE))]).toEqual(['text', 'Hide password']);
    expect(the('[role="status"]').textContent).toBe('Your password is visible.');
    the(TOGGLE).click();
    expect([input().type, nameOf(the(TOGGLE))]).toEqual(['password', 'Show password']);
  });

  it.each(['submit', 'reset'])('is hidden again by a %s, also where the form stops that', async (type) => {
    await bring(markup);
    the(TOGGLE).click();
    const event = new Event(type, { bubbles: true, cancelable: true });
    const seen: string[] = [];
    the('form').addEventListener(type, (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      seen.push(input().type);
    });
    the('form').dispatchEvent(event);
    expect([seen, nameOf(the(TOGGLE))]).toEqual([['password'], 'Show password']);
  });

  it('is as the server printed it once the island is gone', async () => {
    await bring(markup);
    const printed = document.createElement('main');
    printed.innerHTML = markup;
    the(TOGGLE).click();
    pageRegistry().release(document.body);
    expect(the('main').innerHTML.replaceAll(' class=""', '')).toBe(printed.innerHTML.replaceAll(' class=""', ''));
  });
});

it('swaps the builder’s icons', async () => {
  await bring(inForm(builderPassword(field)));
  const icons = () => ['.show-password', '.hide-password'].map((icon) => the(icon).classList.contains('hide'));
  expect(icons()).toEqual([false, true]);
  the(TOGGLE).click();
  expect(icons()).toEqual([true, false]);
});

it('acts alone where the builder’s script is still there', async () => {
  await bring(`${inForm(builderPassword(field))}<i id="bricks-scripts-js"></i>`);
  const old = vi.fn();
  the(TOGGLE).addEventListener('click', old);
  the(TOGGLE).click();
  expect([input().type, old.mock.calls.length]).toEqual(['text', 0]);
});

it('leaves a wrapper alone that lacks its field', async () => {
  await bring('<div class="password-input-wrapper"><button class="password-toggle"></button></div>');
  expect(the('.password-input-wrapper').dataset['islandState']).toBe('ready');
});

it('shows a password in a theme’s own markup, by its names, as in ours', async () => {
  start(passwordToggle);
  addDialect('password-toggle', 'theme', ['.theme-password'], {
    parts: { input: '.theme-field', toggle: '.theme-eye', showIcon: '.theme-open', hideIcon: '.theme-shut' },
    states: { unused: '[data-theme-off]' },
  });
  await bring(`<div class="theme-password"><input class="other"><input class="theme-field" id="secret" type="password">
    <b class="theme-eye"><i class="theme-open"></i><i class="theme-shut" data-theme-off></i></b></div>`);
  const [claim] = pageRegistry().claimsOf(the('.theme-password'));
  await claim?.begin();
  const off = () => [...document.querySelectorAll('[data-theme-off]')].map(({ className }) => className);
  the('.theme-eye').click();
  expect([input().type, off(), nameOf(the('.theme-eye'))]).toEqual(['text', ['theme-open'], 'Hide password']);
  pageRegistry().release(document.body);
  expect([input().type, off()]).toEqual(['password', ['theme-shut']]);
});
