import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { builderPassword, stirrupPassword } from './fixture.ts';
import { passwordToggle } from './island.ts';

const TOGGLE = '.password-toggle, [data-part="toggle"]';
const field = { id: 'secret', label: 'Password' };
const inForm = (markup: unknown) => `<form>${String(markup)}</form>`;
const bring = (markup: string) => openIsland(passwordToggle, markup);
const input = () => {
  const element = the('#secret');
  if (!(element instanceof HTMLInputElement)) throw new Error('The markup lacks the field.');
  return element;
};
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

afterEach(closePage);

const markups = [
  ['the builder’s', 'bricks', inForm(builderPassword(field))],
  ['the builder’s with one icon', 'bricks', inForm(builderPassword(field, 'one'))],
  ['our own', 'stirrup', inForm(stirrupPassword(field))],
] as const;

describe.each(markups)('%s password', (_, dialect, markup) => {
  it('is found, shown and hidden, and its button has the right name', async () => {
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

  it.each(['submit', 'reset'])('is hidden again by a %s, also if a listener stops it', async (type) => {
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

  it('restores the server’s markup on release', async () => {
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

it('acts alone beside the builder’s script', async () => {
  await bring(`${inForm(builderPassword(field))}<script type="text/plain" id="bricks-scripts-js"></script>`);
  const old = vi.fn();
  the(TOGGLE).addEventListener('click', old);
  the(TOGGLE).click();
  expect([input().type, old.mock.calls.length]).toEqual(['text', 0]);
});

it('ignores a wrapper without a field', async () => {
  await bring('<div class="password-input-wrapper"><button class="password-toggle"></button></div>');
  expect(the('.password-input-wrapper').dataset['islandState']).toBe('ready');
});

it('works in a theme’s dialect', async () => {
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
