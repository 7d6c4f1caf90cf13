import { afterEach, expect, it } from 'vitest';
import { togglePassword } from './toggle-password.ts';

afterEach(() => {
  document.documentElement.lang = '';
  document.body.replaceChildren();
});

it.each([
  ['<button>Passwort anzeigen</button>', ['Passwort anzeigen', null], 'true'],
  ['<button aria-label="Passwort anzeigen"></button>', ['', 'Passwort anzeigen'], 'true'],
  ['<button></button>', ['', 'Hide password'], null],
])(
  'keeps a printed name in a language of which no other is known, and tells the state: %s',
  (markup, names, pressed) => {
    document.documentElement.lang = 'de';
    document.body.innerHTML = `<input type="password">${markup}`;
    const input = document.querySelector('input');
    const button = document.querySelector('button');
    if (!input || !button) throw new Error('The markup lacks a part.');
    const printed = button.outerHTML;
    const life = new AbortController();
    togglePassword(
      { input, button, showState: () => {}, focusesInput: false, legacyScript: 'bricks-scripts' },
      life.signal,
    );
    button.click();
    expect(input.type).toBe('text');
    expect([button.textContent, button.getAttribute('aria-label')]).toEqual(names);
    expect(button.getAttribute('aria-pressed')).toBe(pressed);
    life.abort();
    expect(button.outerHTML).toBe(printed);
  },
);
