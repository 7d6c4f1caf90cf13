import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { skipLinkMarkup, themeSkipLink } from './fixture.ts';
import { skipLink } from './island.ts';

const scrollIntoView = vi.fn();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView);
  scrollIntoView.mockClear();
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

function click(link: Element, init: MouseEventInit = {}): boolean {
  return !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

describe.each([
  ['our own', skipLinkMarkup(), '[data-island]', '#stables'],
  ['a theme’s', themeSkipLink(), '.skip-link', '#paddocks'],
])('%s skip link', (_, markup, link, target) => {
  it('focuses its target until that loses the focus, and leaves the address as it is', async () => {
    await openIsland(skipLink, markup);
    expect(click(the(link))).toBe(true);
    expect(document.activeElement).toBe(the(target));
    expect(scrollIntoView.mock.instances).toEqual([the(target)]);
    expect(location.hash).toBe('');
    the(`${target} a`).focus();
    expect(the(target).hasAttribute('tabindex')).toBe(false);
  });

  it('keeps a tabindex of the page’s own', async () => {
    await openIsland(skipLink, markup);
    the(target).tabIndex = 0;
    click(the(link));
    the(`${target} a`).focus();
    expect(the(target).getAttribute('tabindex')).toBe('0');
  });

  it('is the browser’s again after its removal', async () => {
    await openIsland(skipLink, markup);
    pageRegistry().release(document.body);
    expect([click(the(link)), document.activeElement]).toEqual([false, document.body]);
  });
});

it.each([
  ['opens a new tab', '#stables', { ctrlKey: true }],
  ['has no target', '#missing', {}],
  ['leads to another page', '/shop/#stables', {}],
])('leaves a click to the browser that %s', async (_, href, init) => {
  await openIsland(skipLink, skipLinkMarkup());
  the('[data-island]').setAttribute('href', href);
  expect(click(the('[data-island]'), init)).toBe(false);
});

it('leaves a click to a script that handles it', async () => {
  await openIsland(skipLink, skipLinkMarkup());
  the('[data-island]').addEventListener('click', (event) => event.preventDefault(), { capture: true });
  click(the('[data-island]'));
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it.each([
  [true, 'instant'],
  [false, 'auto'],
])('scrolls as the page says, unless motion is reduced: %s', async (matches, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  await openIsland(skipLink, skipLinkMarkup());
  click(the('[data-island]'));
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior });
});
