import { NO_SCROLL } from '@stirrup/overlays/scroll-lock';
import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { builderMenu, stirrupMenu } from './fixture.ts';
import { anchorLinks } from './island.ts';

const BODY = 'bricks-is-frontend';
const places = '<p id="measuring"></p><p id="girths"></p><a id="text" href="#girths">Girths</a>';
const scrollIntoView = vi.fn();
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  document.body.className = BODY;
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false }));
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView);
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  scrollIntoView.mockClear();
});
afterEach(() => {
  closePage();
  document.body.removeAttribute('class');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Clicks as a visitor does; returns true if the browser goes nowhere. */
function click(link: Element, init: MouseEventInit = {}): boolean {
  return !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}
/** Goes to a place as the browser does, by back and forward, too. */
function go(hash: string): void {
  history.replaceState(null, '', `/${hash}`);
  window.dispatchEvent(new Event('hashchange'));
}
const linkTo = (id: string, menu = 'body') => the(`${menu} a[href$="#${id}"][data-brx-anchor]`, HTMLAnchorElement);
const current = () =>
  [...document.querySelectorAll('[aria-current], .current-menu-item')].map(
    (element) => `${element.localName} ${element.textContent.trim()} ${element.getAttribute('aria-current') ?? ''}`,
  );
const PRINTED = ['li Shop ', 'a Shop page'];
const AT_GIRTHS = ['li Girths ', 'a Girths page'];

describe('the builder’s menu', () => {
  it('shows the place that the address names, and what is printed where it names none', async () => {
    history.replaceState(null, '', '/#girths');
    await openIsland(anchorLinks, `${builderMenu()}${places}`);
    expect(current()).toEqual(AT_GIRTHS);
    go('#measuring');
    expect(current()).toEqual(['li Measuring ', 'a Measuring page']);
    go('#elsewhere');
    expect(current()).toEqual(PRINTED);
    go('#girths');
    expect(current()).toEqual(AT_GIRTHS);
    go('');
    expect(current()).toEqual(PRINTED);
  });

  it('shows the place of a click at once, without preventing it', async () => {
    await openIsland(anchorLinks, `${builderMenu()}${places}`);
    expect(current()).toEqual(PRINTED);
    expect(click(linkTo('girths'))).toBe(false);
    expect(current()).toEqual(AT_GIRTHS);
    expect(click(linkTo('measuring'), { metaKey: true })).toBe(false);
    expect(current()).toEqual(AT_GIRTHS);
  });

  it('knows whole addresses of the same page, and none of another', async () => {
    await openIsland(
      anchorLinks,
      `${builderMenu('one', location.href)}${builderMenu('two', `${location.origin}/other/`)}${places}`,
    );
    go('#girths');
    expect(current()).toEqual([...AT_GIRTHS, ...PRINTED]);
  });

  it('knows them in an address with a query, too, unless they have another one', async () => {
    const { origin } = location;
    await openIsland(
      anchorLinks,
      `${builderMenu('one', `${origin}/`)}${builderMenu('two', `${origin}/?p=2`)}${builderMenu('three')}${places}`,
    );
    go('?utm_source=mail#girths');
    expect(current()).toEqual([...AT_GIRTHS, ...PRINTED, ...AT_GIRTHS]);
  });

  it('is marked as all others with such a link are, and leaves the rest alone', async () => {
    const shop = `<li class="menu-item current-menu-item"><a href="/shop/" aria-current="page">Shop</a></li>`;
    const nested = `<nav class="brxe-nav-nested"><ul>${shop}</ul></nav>`;
    await openIsland(anchorLinks, `${builderMenu('one')}${builderMenu('two')}${nested}${places}`);
    click(linkTo('girths'));
    expect(current()).toEqual([...AT_GIRTHS, ...AT_GIRTHS, ...PRINTED]);
  });

  it('may come later', async () => {
    await openIsland(anchorLinks, places);
    the('main').insertAdjacentHTML('beforeend', String(builderMenu()));
    click(linkTo('girths'));
    expect(current()).toEqual(AT_GIRTHS);
  });

  it('shows what is printed once the island is gone', async () => {
    await openIsland(anchorLinks, `${builderMenu()}${places}`);
    const before = the('main').innerHTML;
    click(linkTo('girths'));
    pageRegistry().release(document.body);
    expect(the('main').innerHTML).toBe(before);
    go('#girths');
    expect(the('main').innerHTML).toBe(before);
  });
});

it('marks a builder’s link outside of a menu without a class, and no other link', async () => {
  await openIsland(
    anchorLinks,
    `<p class="menu-item"><a data-brx-anchor="true" href="#girths">In a text</a></p>${places}`,
  );
  go('#girths');
  expect(current()).toEqual(['a In a text page']);
  expect(the('p').className).toBe('menu-item');
});

it('marks links of menus in our own dialect', async () => {
  document.body.className = '';
  await openIsland(anchorLinks, `<div data-island="anchor-links">${stirrupMenu()}${places}</div>`);
  expect(current()).toEqual(['a Shop page']);
  click(the('nav a[href="#girths"]'));
  expect(current()).toEqual(['a Girths page']);
  go('#measuring');
  expect(current()).toEqual(['a Measuring page']);
});

it.each(['#', '/#'])('lets a link to %s lead nowhere, after all handlers have had it', async (href) => {
  await openIsland(anchorLinks, `<a id="none" href="${href}">Menu</a>`);
  const prevented: boolean[] = [];
  document.addEventListener('click', (event) => prevented.push(event.defaultPrevented), { once: true });
  expect([click(the('#none')), prevented]).toEqual([true, [false]]);
  expect(click(the('#none'), { ctrlKey: true })).toBe(false);
});

describe('a place behind a locked page', () => {
  const lock = async () => {
    await openIsland(anchorLinks, places);
    document.body.classList.add(NO_SCROLL);
    click(the('#text'));
    go('#girths');
  };
  const showFrame = () => {
    for (const run of frames.splice(0)) run(performance.now());
  };
  const unlock = () => {
    document.body.classList.remove(NO_SCROLL);
    showFrame();
  };

  it('is gone to once the lock is gone', async () => {
    await lock();
    showFrame();
    showFrame();
    expect(scrollIntoView).not.toHaveBeenCalled();
    unlock();
    expect(scrollIntoView.mock.instances).toEqual([the('#girths')]);
    expect(document.activeElement?.id).toBe('girths');
    showFrame();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('is not, once the visitor has gone elsewhere', async () => {
    await lock();
    go('#measuring');
    unlock();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('is not, if the lock stays', async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    await lock();
    showFrame();
    expect(timeout.mock.calls).toEqual([[1000]]);
    patience.abort();
    unlock();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('is not, once the island is gone', async () => {
    await lock();
    pageRegistry().release(document.body);
    unlock();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('is not, if another script handles the click', async () => {
    await openIsland(anchorLinks, places);
    document.body.classList.add(NO_SCROLL);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click(the('#text'));
    go('#girths');
    unlock();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
