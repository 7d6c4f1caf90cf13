import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { framesAtOnce } from '../../../../../fixtures/frames-at-once.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { END, makeScrollable, scrollPage } from '../../testing/scroll-page.ts';
import { arrow, builderBackToTop, stirrupBackToTop } from './fixture.ts';
import { backToTop } from './island.ts';
// Imported up front, so that no test ends before it has loaded.
import '../../shared/controls/name-control.ts';

const scrolled: unknown[] = [];
let isStill = false;

beforeEach(() => {
  scrolled.length = 0;
  isStill = false;
  makeScrollable();
  framesAtOnce();
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.stubGlobal('scrollTo', (to: unknown) => scrolled.push(to));
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

const words = html`Top`;
const control = () => the('.brxe-back-to-top, [data-island="back-to-top"]');
/** True if the control shows; in that case alone it is within reach. */
const isVisible = () => {
  const shows = control().classList.contains('visible') || control().hasAttribute('data-visible');
  expect(control().hasAttribute('inert')).toBe(!shows);
  return shows;
};
const visibleAt = (...positions: readonly number[]) =>
  positions.map((position) => {
    scrollPage(position);
    return isVisible();
  });
const open = (markup: unknown) => openIsland(backToTop, markup);

function press(type: string, init: MouseEventInit & KeyboardEventInit = {}): boolean {
  const options = { bubbles: true, cancelable: true, ...init };
  const event =
    type === 'click' ? new MouseEvent(type, options) : new KeyboardEvent('keydown', { key: type, ...options });
  control().dispatchEvent(event);
  return event.defaultPrevented;
}

describe.each([
  ['the builder’s', builderBackToTop],
  ['our own', stirrupBackToTop],
] as const)('%s', (_, print) => {
  it('shows below its offset, from the beginning too', async () => {
    await open(print(words, { visibleAfter: 300 }));
    expect(isVisible()).toBe(false);
    expect(visibleAt(300, 301, 900, 301, 300)).toEqual([false, true, true, true, false]);
    vi.stubGlobal('scrollY', 400);
    await open(print(words, { visibleAfter: 300 }));
    expect(isVisible()).toBe(true);
  });

  it('shows while the visitor scrolls up, below its offset', async () => {
    vi.stubGlobal('scrollY', 700);
    await open(print(words, { isForUp: true, visibleAfter: 300 }));
    expect(isVisible()).toBe(false);
    expect(visibleAt(800, 790, 795, 794, 300)).toEqual([false, true, false, true, false]);
    expect(visibleAt(END, END + 50, END + 10, END, END - 10)).toEqual([false, false, false, false, true]);
  });

  it('shows as it is printed without an option, and follows nothing', async () => {
    await open(print(words));
    const printed = control().outerHTML;
    scrollPage(900, 0);
    expect(control().outerHTML).toBe(printed);
  });

  it.each([
    [true, false, 'smooth'],
    [false, false, 'auto'],
    [true, true, 'instant'],
    [false, true, 'instant'],
  ])('scrolls smoothly if asked to (%s), unless the visitor prefers reduced motion (%s): %s', async (...given) => {
    const [isSmooth, prefersStill, behavior] = given;
    isStill = prefersStill;
    await open(print(words, { isSmooth }));
    expect([press('click'), scrolled]).toEqual([true, [{ top: 0, behavior }]]);
  });

  it('restores the server’s markup on release', async () => {
    const markup = print(arrow, { visibleAfter: 300, tag: 'div' });
    document.body.innerHTML = String(markup);
    const printed = control().outerHTML;
    const [element] = await open(markup);
    await vi.waitFor(() => expect(control().getAttribute('aria-label')).toBe('Back to top'));
    scrollPage(900);
    if (element) pageRegistry().release(element);
    expect(element?.outerHTML).toBe(printed);
  });
});

it('takes the focus to the beginning of the page', async () => {
  await open(builderBackToTop(words));
  control().focus();
  press('click');
  expect([document.activeElement, document.body.hasAttribute('tabindex')]).toEqual([document.body, false]);
});

it('leaves a focusable body of the author’s as it is', async () => {
  document.body.tabIndex = 0;
  await open(builderBackToTop(words));
  control().focus();
  press('click');
  expect([document.activeElement, document.body.getAttribute('tabindex')]).toEqual([document.body, '0']);
  document.body.removeAttribute('tabindex');
});

it('stays in sight while it has the focus', async () => {
  await open(builderBackToTop(words, { visibleAfter: 300 }));
  scrollPage(400);
  control().focus();
  expect(visibleAt(100)).toEqual([true]);
  control().blur();
  expect(isVisible()).toBe(false);
});

it('is a button, whatever its tag; a link stays a link', async () => {
  await open(builderBackToTop(words, { tag: 'div' }));
  await vi.waitFor(() => expect([control().getAttribute('role'), control().tabIndex]).toEqual(['button', 0]));
  expect([press('a'), scrolled.length]).toEqual([false, 0]);
  expect([press('Enter'), press(' '), scrolled.length]).toEqual([true, true, 2]);
  await open(builderBackToTop(words, { tag: 'a' }));
  expect([control().getAttribute('role'), press('click'), scrolled.length]).toEqual([null, true, 3]);
});

it('leaves clicks that open a new tab to the browser', async () => {
  await open(stirrupBackToTop(words, { tag: 'a' }));
  expect([press('click', { ctrlKey: true }), scrolled.length]).toEqual([false, 0]);
});

it('keeps a name that it has, and is named if it has none', async () => {
  await open(builderBackToTop(words));
  await open(builderBackToTop(arrow, { label: 'Up' }));
  expect(control().getAttribute('aria-label')).toBe('Up');
  await open(builderBackToTop(arrow));
  await vi.waitFor(() => expect(control().getAttribute('aria-label')).toBe('Back to top'));
});

it('acts alone beside the builder’s script', async () => {
  await open(`${builderBackToTop(words)}<script type="text/plain" id="bricks-scripts-js"></script>`);
  const old = vi.fn();
  control().addEventListener('click', old);
  press('click');
  expect([old.mock.calls.length, scrolled.length]).toEqual([0, 1]);
});

it('two on a page do not disturb each other', async () => {
  const [first, second] = await open(
    html`${stirrupBackToTop(words, { visibleAfter: 300 })}${stirrupBackToTop(words, { visibleAfter: 600 })}`,
  );
  scrollPage(400);
  expect([first?.hasAttribute('data-visible'), second?.hasAttribute('data-visible')]).toEqual([true, false]);
  first?.remove();
  await vi.waitFor(() => expect(first?.hasAttribute('data-island-state')).toBe(false));
  scrollPage(700);
  expect([first?.hasAttribute('data-visible'), second?.hasAttribute('data-visible')]).toEqual([false, true]);
});

it('shows below the top if its offset is none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open(String(stirrupBackToTop(words, { visibleAfter: 300 })).replace('"300"', '"soon"'));
  expect(visibleAt(0, 10, 0)).toEqual([false, true, false]);
});

it('works in a theme’s dialect', async () => {
  start(backToTop);
  addDialect('back-to-top', 'theme', ['.to-top'], {
    states: { visible: 'is-shown', up: 'on-way-up' },
    options: { visibleAfter: 'data-after' },
  });
  document.body.innerHTML = '<button class="to-top on-way-up" data-after="50">Top</button>';
  pageRegistry().find(document);
  await Promise.all(
    pageRegistry()
      .claimsOf(the('.to-top'))
      .map((claim) => claim.begin()),
  );
  scrollPage(90, 80);
  expect(the('.to-top').classList.contains('is-shown')).toBe(true);
  scrollPage(90);
  expect(the('.to-top').classList.contains('is-shown')).toBe(false);
});
