import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { STORAGE_KEY } from './contract.ts';
import { builderAlert, horseshoe, stirrupAlert } from './fixture.ts';
import { alert } from './island.ts';

/** Makes slides instant, because happy-dom has no layout. */
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  vi.unstubAllGlobals();
  closePage();
  localStorage.clear();
});

const words = html`<p>The yard closes at four. <a href="/hours/">Hours</a></p>`;
const isThere = () => document.querySelector('.alert') !== null;
const button = () => the('.alert > svg, [data-part="dismiss"]', Element);
const press = (target: Element, key: string, modifiers: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
const click = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

describe.each([
  ['the builder’s', 'bricks', builderAlert],
  ['our own', 'stirrup', stirrupAlert],
] as const)('%s alert', (_, dialect, print) => {
  it('is found, dismissed, and comes back with the next page', async () => {
    document.body.innerHTML = `${print(words)}${builderAlert(words, {}, false)}`;
    expect(document.querySelectorAll((alert.selectors[dialect] ?? []).join())).toHaveLength(1);
    await openIsland(alert, print(words));
    click(button());
    expect([isThere(), localStorage.length]).toEqual([false, 0]);
    await openIsland(alert, print(words));
    expect(isThere()).toBe(true);
  });

  it('stays away for good with a name, and shows if storage is blocked', async () => {
    const named = print(words, { more: { 'data-remember': 'hours' } });
    await openIsland(alert, named);
    click(button());
    expect(localStorage.getItem(`${STORAGE_KEY}hours`)).not.toBeNull();
    await openIsland(alert, named);
    expect(isThere()).toBe(false);
    await openIsland(alert, print(words, { more: { 'data-remember': 'other' } }));
    expect(isThere()).toBe(true);
    const refuse = () => {
      throw new DOMException('No storage in a sandbox.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    await openIsland(alert, named);
    expect(isThere()).toBe(true);
    click(button());
    expect(isThere()).toBe(false);
    vi.unstubAllGlobals();
  });

  it('restores the server’s markup on release', async () => {
    document.body.innerHTML = String(print(words));
    const printed = the('.alert').outerHTML;
    const [element] = await openIsland(alert, print(words));
    if (element) pageRegistry().release(element);
    expect(element?.outerHTML).toBe(printed);
  });
});

describe('the builder’s icon', () => {
  it('is a button with a name, usable by keyboard', async () => {
    await openIsland(alert, String(builderAlert(words)).replace('<svg', '<svg aria-hidden="true"'));
    const attributes = ['role', 'tabindex', 'aria-label', 'aria-hidden'].map((name) => button().getAttribute(name));
    expect(attributes).toEqual(['button', '0', 'Dismiss this notice', null]);
    press(button(), 'a');
    press(button(), ' ', { altKey: true });
    expect(isThere()).toBe(true);
    press(button(), 'Enter');
    expect(isThere()).toBe(false);
  });

  it('alone dismisses, unlike a picture or text in the content', async () => {
    await openIsland(alert, builderAlert(html`<p>${horseshoe} Shoeing</p>`));
    for (const selector of ['.alert-picture', '.content p']) click(the(selector, Element));
    expect(isThere()).toBe(true);
  });

  it('also works beside the builder’s script, whose listeners get no event', async () => {
    await openIsland(alert, `${builderAlert(html`<p>${horseshoe}</p>`)}<script id="bricks-scripts-js"></script>`);
    const old = vi.fn();
    for (const svg of document.querySelectorAll('svg')) svg.addEventListener('click', old);
    for (const svg of document.querySelectorAll('svg')) click(svg);
    expect([isThere(), old.mock.calls.length]).toEqual([false, 0]);
  });
});

it('restores the focus', async () => {
  await openIsland(alert, `<a id="before" href="/">Home</a>${stirrupAlert(words)}`);
  the('#before').focus();
  the('button').focus();
  click(button());
  expect(document.activeElement).toBe(the('#before'));
});

it('is announced if it is added later, assertively if it is urgent', async () => {
  const loaded = vi.spyOn(performance, 'getEntriesByType');
  const navigation = Object.assign(Object.create(null), { loadEventStart: 1 });
  loaded.mockReturnValue([navigation]);
  await openIsland(alert, stirrupAlert(html`The ford is high.`, { kind: 'danger' }));
  await vi.waitFor(() => expect(the('[role="alert"]').textContent).toContain('The ford is high.'));
  expect(the('[role="status"]').textContent).toBe('');
});

it('ignores an alert without a button', async () => {
  await openIsland(alert, '<div class="brxe-alert alert dismissable"><div class="content">Hours</div></div>');
  expect(the('.brxe-alert').dataset['islandState']).toBe('ready');
});

it('works in a theme’s dialect, with its names of parts, states and options', async () => {
  start(alert);
  addDialect('alert', 'theme', ['.banner'], {
    parts: { dismiss: '.banner-close' },
    states: { warning: 'is-urgent' },
    options: { remember: 'data-name' },
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(null), { loadEventStart: 1 }),
  ]);
  const print = '<div class="banner is-urgent" data-name="ford">The ford is high.<i class="banner-close"></i></div>';
  const [island] = await openIsland(alert, print);
  expect(island).toBeUndefined();
  const claims = pageRegistry().claimsOf(the('.banner'));
  await Promise.all(claims.map((claim) => claim.begin()));
  await vi.waitFor(() => expect(the('[role="alert"]').textContent).toContain('The ford is high.'));
  expect(['role', 'aria-label'].map((name) => the('.banner-close').getAttribute(name))).toEqual([
    'button',
    'Dismiss this notice',
  ]);
  click(the('.banner'));
  expect(document.querySelector('.banner')).not.toBeNull();
  press(the('.banner-close'), 'Enter');
  expect([document.querySelector('.banner'), localStorage.getItem(`${STORAGE_KEY}ford`)]).toEqual([null, '1']);
});
