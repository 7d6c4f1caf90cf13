import { addDialect } from '@stirrup/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expanded, find, openPanels } from '../../testing/open-panels.ts';
import { builderPanel } from '../off-canvas/fixture.ts';
import { builderToggle, stirrupToggle } from './fixture.ts';

afterEach(async () => {
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve));
});

const TOGGLE = '#brxe-toggle';
const toggle = (settings = {}) => builderToggle('toggle', 'Open', settings);
const isOpen = (selector: string) => find(selector).classList.contains('brx-open');

describe('its target', () => {
  it('is the first match of its selector, also if it is added later', async () => {
    await openPanels(toggle({ 'data-selector': '.tack' }));
    document.body.insertAdjacentHTML('beforeend', '<p class="tack"></p><p class="tack" id="second"></p>');
    find(TOGGLE).click();
    expect([isOpen('.tack'), isOpen('#second'), expanded(TOGGLE)]).toEqual([true, false, ['true']]);
  });

  it('is the panel or menu around it, else the first panel', async () => {
    const nav = `<nav class="brxe-nav-nested">${builderToggle('inmenu', 'Open')}</nav>`;
    await openPanels(
      `${builderPanel('left', { id: 'first' })}${builderPanel('left', { id: 'second' })}${nav}${toggle()}`,
    );
    find('#brxe-secondx').click();
    expect([isOpen('#brxe-first'), isOpen('#brxe-second')]).toEqual([false, true]);
    find('#brxe-secondx').click();
    find('#brxe-inmenu').click();
    expect([isOpen('#brxe-first'), isOpen('nav')]).toEqual([false, true]);
    find(TOGGLE).click();
    expect(isOpen('#brxe-first')).toBe(true);
  });

  it('may be missing, with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openPanels(toggle({ 'data-selector': '#nowhere' }));
    find(TOGGLE).click();
    expect(expanded(TOGGLE)).toEqual(['false']);
    expect(warn.mock.calls.flat().join(' ')).toContain('nothing that this toggle could toggle');
    warn.mockRestore();
  });

  it('falls back for an invalid attribute', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const wrong = { 'data-selector': 'a[', 'data-attribute': 'a b' };
    await openPanels(`${builderPanel('left', { id: 'first' })}${toggle(wrong)}`);
    find(TOGGLE).click();
    expect(isOpen('#brxe-first')).toBe(true);
    expect(warn.mock.calls.flat().join(' ')).toContain('a[');
    warn.mockRestore();
  });
});

it.each(['onclick', 'SRCDOC', 'src', 'xlink:href', 'href', 'action', 'formaction', 'data', '1x', '-x'])(
  'sets no attribute that runs code, has an address or is none: %s',
  async (name) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openPanels(`${toggle({ 'data-selector': 'main', 'data-attribute': name, 'data-value': 'x' })}<main></main>`);
    find(TOGGLE).click();
    expect(find('main').outerHTML).toBe('<main data-toggle-script-id="toggle" class="x"></main>');
    expect(warn.mock.calls.flat().join(' ')).toContain(`data-attribute is "${name}"`);
    warn.mockRestore();
  },
);

it('a menu closes in its own time, and can be opened again meanwhile', async () => {
  await openPanels(`<nav class="brxe-nav-nested">${toggle()}</nav>`);
  const click = () => find(TOGGLE).click();
  click();
  click();
  expect([find('nav').className, expanded(TOGGLE)]).toEqual(['brxe-nav-nested brx-open brx-closing', ['false']]);
  click();
  expect([find('nav').className, expanded(TOGGLE)]).toEqual(['brxe-nav-nested brx-open', ['true']]);
  click();
  await vi.waitFor(() => expect(find('nav').className).toBe('brxe-nav-nested'));
});

it.each([
  ['classes', { 'data-attribute': 'class', 'data-value': 'wide  dark' }, 'class="wide dark"'],
  ['an attribute', { 'data-attribute': 'data-view', 'data-value': 'row' }, 'data-view="row"'],
  ['one without a prefix', { 'data-attribute': 'open', 'data-value': 'open' }, 'open="open"'],
])('%s are turned on and off, by any code, and the target names the toggle that has', async (_, settings, on) => {
  await openPanels(`${toggle({ 'data-selector': 'main', ...settings })}<main></main>`);
  const states: unknown[] = [];
  const look = () => {
    const { outerHTML, dataset } = find('main');
    const markup = outerHTML.replace(/ data-toggle-script-id="toggle"| class=""/g, '');
    states.push([markup, dataset['toggleScriptId'], ...expanded(TOGGLE)]);
  };
  look();
  find(TOGGLE).click();
  look();
  find(TOGGLE).click();
  look();
  expect(states).toEqual([
    ['<main></main>', undefined, 'false'],
    [`<main ${on}></main>`, 'toggle', 'true'],
    ['<main></main>', 'toggle', 'false'],
  ]);
  find('main').outerHTML = `<main></main>`;
  find(TOGGLE).click();
  for (const { name } of [...find('main').attributes]) find('main').removeAttribute(name);
  await vi.waitFor(() => expect(expanded(TOGGLE)).toEqual(['false']));
});

it('our own has its options in one attribute, and no class of the builder’s', async () => {
  await openPanels(`${stirrupToggle('Grid', { target: 'main', attribute: 'data-view', value: 'row' })}<main></main>`);
  find('button').click();
  expect([find('main').dataset['view'], find('button').className, expanded('button')]).toEqual([
    'row',
    'button',
    ['true'],
  ]);
});

it('a theme’s has its own state for an active target, and its own attributes for options', async () => {
  await openPanels(
    '<a href="#" class="switch" data-what="data-view" data-how="row" data-which="main">Rows</a><main></main>',
  );
  addDialect('toggle', 'theme', ['.switch'], {
    states: { active: '[data-pressed]' },
    options: { attribute: 'data-what', value: 'data-how', target: 'data-which' },
  });
  await vi.waitFor(() => expect(expanded('.switch')).toEqual(['false']));
  const seen = () => [find('main').dataset['view'], 'pressed' in find('.switch').dataset, ...expanded('.switch')];
  find('.switch').click();
  expect(seen()).toEqual(['row', true, 'true']);
  find('.switch').click();
  expect(seen()).toEqual([undefined, false, 'false']);
});
