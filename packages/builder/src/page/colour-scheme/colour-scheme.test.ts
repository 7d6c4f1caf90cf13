import { chooseColourScheme } from '@stirrup/cms/colour-scheme';
import { addDialect, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oddSchemeControls, ownSchemeToggle, schemeToggle } from './fixture.ts';
import { colourScheme } from './island.ts';

beforeEach(() => chooseColourScheme('light'));
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

async function open(html: unknown, selector = '[data-acss-color-scheme], [data-island]'): Promise<HTMLElement[]> {
  document.body.innerHTML = String(html);
  const controls = [...document.querySelectorAll<HTMLElement>(selector)];
  for (const control of controls) control.setAttribute('data-start', 'load');
  start(colourScheme);
  await vi.waitFor(() =>
    expect(controls.map(({ dataset }) => dataset['islandState'])).toEqual(controls.map(() => 'ready')),
  );
  return controls;
}
const scheme = () => document.documentElement.dataset['colourScheme'];
const pressed = (controls: readonly Element[]) => controls.map((control) => control.getAttribute('aria-pressed'));

it('several controls have the same state', async () => {
  const controls = await open(
    [schemeToggle(), schemeToggle('main', 'Usual'), schemeToggle('alt', 'Other'), ownSchemeToggle('dark', 'Dark')].join(
      '',
    ),
  );
  expect(pressed(controls)).toEqual(['false', 'true', 'false', 'false']);
  controls[3]?.click();
  expect(pressed(controls)).toEqual(['true', 'false', 'true', 'true']);
  expect(controls.map(({ classList }) => classList.contains('active'))).toEqual([false, false, true, true]);
  controls[1]?.click();
  expect(pressed(controls)).toEqual(['false', 'true', 'false', 'false']);
});

it('makes other elements buttons, names those without a name, and restores all', async () => {
  const markup = String(oddSchemeControls());
  const [icon, link, plain, box] = await open(markup);
  expect([icon, link, plain, box].map((control) => control?.getAttribute('role'))).toEqual([
    null,
    'button',
    'button',
    null,
  ]);
  expect([icon?.getAttribute('aria-label'), link?.getAttribute('aria-label'), plain?.tabIndex]).toEqual([
    'Dark colours',
    null,
    0,
  ]);
  box?.click();
  expect([scheme(), box instanceof HTMLInputElement && box.checked]).toEqual(['dark', true]);
  const controls = [icon, link, plain, box];
  document.body.replaceChildren();
  await vi.waitFor(() => expect(link?.hasAttribute('role')).toBe(false));
  const left = controls.flatMap((control) => control?.getAttributeNames() ?? []);
  expect([...new Set(left)].sort()).toEqual(['class', 'data-acss-color-scheme', 'data-start', 'href', 'type']);
  expect(plain?.classList.contains('active')).toBe(false);
});

it('a key that is held down is one press, and other keys are none', async () => {
  const [, , plain] = await open(oddSchemeControls());
  const key = (name: string, repeat = false) => {
    const event = new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, cancelable: true });
    plain?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([key('a'), scheme()]).toEqual([false, 'light']);
  expect([key(' '), key(' ', true), scheme()]).toEqual([true, true, 'dark']);
});

it('leaves clicks that open a new tab to the browser', async () => {
  const [, link] = await open(oddSchemeControls());
  const event = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  link?.addEventListener('click', (own) => expect(own.defaultPrevented).toBe(false));
  link?.dispatchEvent(event);
  expect(scheme()).toBe('light');
});

it('uses a theme’s names for its own controls', async () => {
  start(colourScheme);
  addDialect('colour-scheme', 'theme', ['.theme-scheme'], {
    states: { active: '[data-theme-on]' },
    options: { shows: 'data-theme-shows' },
  });
  const [light, dark] = await open(
    ['light', 'dark']
      .map((shows) => `<button class="theme-scheme" data-theme-shows="${shows}">${shows}</button>`)
      .join(''),
    '.theme-scheme',
  );
  expect([light?.dataset['themeOn'], dark?.dataset['themeOn']]).toEqual(['', undefined]);
  dark?.click();
  expect([light?.dataset['themeOn'], dark?.dataset['themeOn'], scheme()]).toEqual([undefined, '', 'dark']);
});

it('a checkbox for one scheme is unticked, too', async () => {
  const [box] = await open('<input type="checkbox" data-island="colour-scheme" data-shows="dark" aria-label="Dark">');
  if (!(box instanceof HTMLInputElement)) throw new Error('There is no box.');
  box.click();
  expect([box.checked, scheme()]).toEqual([true, 'dark']);
  box.click();
  expect([box.checked, scheme()]).toEqual([false, 'light']);
});
