import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { stubFilms } from '../../testing/stub-films.ts';
import { ALLOWED } from './contract.ts';
import { builderSocialPage, PAGE, stirrupSocialPage } from './fixture.ts';
import { socialPage } from './island.ts';
// Imported up front, so that no test ends before it has loaded.
import './show-social-page.ts';

/** Reports of the observers on the page, and a sight of everything. */
const reports: ((entries: object[]) => void)[] = [];
const see = () => {
  for (const report of reports)
    report([{ isIntersecting: true, target: document.body, boundingClientRect: new DOMRect() }]);
};
let resize: () => void;
let width = 400;

/** Facebook's script, which puts a frame into each place with its class. */
const parse = vi.fn((around: Element) => {
  const place = around.querySelector('.fb-page');
  const frame = document.createElement('iframe');
  frame.title = place?.getAttribute('data-width') ?? '';
  place?.replaceChildren(frame);
  place?.setAttribute('fb-xfbml-state', 'rendered');
});

beforeEach(() => {
  reports.length = 0;
  stubFilms();
  parse.mockClear();
  width = 400;
  vi.stubGlobal('FB', { init: vi.fn(), XFBML: { parse } });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        reports.push(report);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resize = report;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  closePage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  pageRegistry().shared('page/social', () => ({ isGiven: false })).isGiven = false;
});

const open = (markup: unknown) => openIsland(socialPage, markup);
const shown = () => vi.waitFor(() => the('iframe'));

describe.each([
  ['the builder’s', (options = {}) => builderSocialPage('a', options)],
  ['our own', stirrupSocialPage],
] as const)('%s', (_, print) => {
  it('comes when somebody comes near, with a link until then, and is restored on release', async () => {
    document.body.innerHTML = String(print());
    const printed = document.body.firstElementChild;
    const [root] = await open(print());
    expect([the('a', HTMLAnchorElement).href, parse.mock.calls.length]).toEqual([PAGE, 0]);
    see();
    expect((await shown()).title).toBe('400');
    if (root) pageRegistry().release(root);
    expect(root?.isEqualNode(printed)).toBe(true);
  });

  it('follows its width, within its own, once a resize is over', async () => {
    await open(print({ width: 450 }));
    see();
    await shown();
    see();
    vi.useFakeTimers();
    width = 900;
    resize();
    await vi.advanceTimersByTimeAsync(300);
    width = 100;
    resize();
    await vi.advanceTimersByTimeAsync(300);
    resize();
    await vi.advanceTimersByTimeAsync(300);
    expect(parse).toHaveBeenCalledTimes(3);
    expect(the('iframe').title).toBe('180');
  });

  it('waits for consent, once for all of the page', async () => {
    const [root] = await open(print({ consent: true }));
    see();
    expect(document.querySelector('iframe')).toBeNull();
    the('button').click();
    expect([document.activeElement === root, document.querySelector('button')]).toEqual([true, null]);
    see();
    await shown();
    await open(print({ consent: true }));
    see();
    await shown();
    expect(document.querySelector('button')).toBeNull();
  });
});

it('takes a consent of the site’s own', async () => {
  await open(stirrupSocialPage({ consent: true }));
  document.dispatchEvent(new CustomEvent(ALLOWED));
  expect(document.querySelector('button')).toBeNull();
  see();
  await shown();
});

it.each(['', 'javascript:alert(1)', 'stable'])('leaves the place of no address as it is: %j', async (address) => {
  const [root] = await open(`<div class="brxe-facebook-page"><div class="fb-page" data-href="${address}"></div></div>`);
  see();
  expect([root?.querySelector('.fb-page')?.innerHTML, parse.mock.calls.length]).toEqual(['', 0]);
});
