import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { framesAtOnce } from '../../../../../fixtures/frames-at-once.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { END, makeScrollable, scrollPage } from '../../testing/scroll-page.ts';
import { builderStickyHeader, stirrupStickyHeader } from './fixture.ts';
import { stickyHeader } from './island.ts';

const content = html`<a href="/">Home</a> <button type="button" aria-expanded="false">Menu</button>`;

/** A transition of the header, whose end the test controls; it runs no longer then, as in browsers. */
class FakeTransition {
  transitionProperty = 'transform';
  end: () => void = () => undefined;
  cancel: () => void = () => undefined;
  finished = new Promise<void>((resolve, reject) => {
    const stop = () => {
      running = running.filter((one) => one !== this);
    };
    this.end = () => {
      stop();
      resolve();
    };
    this.cancel = () => {
      stop();
      reject(new DOMException('Turned back.', 'AbortError'));
    };
  });
}

/** Transitions that run on the header. */
let running: FakeTransition[] = [];

beforeEach(() => {
  running = [];
  makeScrollable();
  framesAtOnce();
  vi.stubGlobal('CSSTransition', FakeTransition);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  Object.assign(HTMLElement.prototype, { getAnimations: () => running, checkVisibility: () => true });
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
  document.body.className = '';
  for (const name of ['getAnimations', 'checkVisibility']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

const STATES = ['scrolling', 'slide-up', 'sliding', 'data-scrolling', 'data-up', 'data-sliding'];
const header = () => the('header');
/** The states that the header shows, in either dialect. */
const states = () =>
  STATES.filter((name) => header().classList.contains(name) || header().hasAttribute(name)).map((name) =>
    name.replace('data-', '').replace('slide-up', 'up'),
  );
/** The states after each of these positions, without the transition. */
const statesAt = (...positions: readonly number[]) =>
  positions.map((position) => {
    scrollPage(position);
    return states()
      .filter((name) => name !== 'sliding')
      .join(' ');
  });
const open = (markup: unknown = builderStickyHeader(content, { slideUpAfter: 200 })) =>
  openIsland(stickyHeader, markup);

describe.each([
  ['the builder’s', builderStickyHeader],
  ['our own', stirrupStickyHeader],
] as const)('%s header', (_, print) => {
  it('hides below its threshold while the visitor scrolls down, and returns with any step up', async () => {
    await open(print(content, { slideUpAfter: 200 }));
    expect(statesAt(0, 1, 200, 201, 300, 299)).toEqual(['', 'scrolling', 'scrolling', ...UP, ...UP, 'scrolling']);
    expect(statesAt(150, 190, 210, 209, 0)).toEqual(['scrolling', 'scrolling', ...UP, 'scrolling', '']);
  });

  it('never hides without a threshold', async () => {
    await open(print(content));
    expect(statesAt(1000, 2000, 0)).toEqual(['scrolling', 'scrolling', '']);
  });

  it('restores the server’s markup on release', async () => {
    document.body.innerHTML = String(print(content, { slideUpAfter: 200 }));
    const printed = header().outerHTML;
    const [element] = await open(print(content, { slideUpAfter: 200 }));
    scrollPage(300);
    if (element) pageRegistry().release(element);
    expect(element?.outerHTML).toBe(printed);
    scrollPage(400);
    expect(element?.outerHTML).toBe(printed);
  });
});

const UP = ['scrolling up'];

it('is not hidden on a page that was loaded scrolled, and hides with the next scroll down', async () => {
  vi.stubGlobal('scrollY', 400);
  await open();
  expect(states()).toEqual(['scrolling']);
  expect(statesAt(410)).toEqual(UP);
});

it('stays hidden through the bounce at the page’s end, and in sight through the one at its top', async () => {
  await open();
  expect(statesAt(300, END, END + 50, END + 10, END)).toEqual([...UP, ...UP, ...UP, ...UP, ...UP]);
  expect(statesAt(END - 10, 0, -40, -5, 0)).toEqual(['scrolling', '', '', '', '']);
});

it('comes back on a page that has become too short to scroll', async () => {
  await open();
  expect(statesAt(600)).toEqual(UP);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight);
  expect(statesAt(0)).toEqual(['']);
});

it('slides only while its transition runs', async () => {
  running = [new FakeTransition()];
  await open();
  scrollPage(300);
  expect(states()).toEqual(['scrolling', 'up', 'sliding']);
  running[0]?.end();
  await vi.waitFor(() => expect(states()).toEqual(['scrolling', 'up']));
});

it('slides on if it turns back, until the way back has ended', async () => {
  const [there, back] = [new FakeTransition(), new FakeTransition()];
  running = [there];
  await open();
  scrollPage(300);
  running = [back];
  scrollPage(290);
  there.cancel();
  await Promise.allSettled([there.finished]);
  expect(states()).toEqual(['scrolling', 'sliding']);
  back.end();
  await vi.waitFor(() => expect(states()).toEqual(['scrolling']));
});

it('slides no longer than the next step if no transition of it runs, or if it is cancelled', async () => {
  const colour = Object.assign(new FakeTransition(), { transitionProperty: 'background-color' });
  running = [colour];
  await open();
  scrollPage(300);
  await vi.waitFor(() => expect(states()).toEqual(['scrolling', 'up']));
  const cancelled = new FakeTransition();
  running = [cancelled];
  scrollPage(290);
  cancelled.cancel();
  await vi.waitFor(() => expect(states()).toEqual(['scrolling']));
});

it('stays in sight while something in it has the focus, and the focus brings it back', async () => {
  await open();
  the('a').focus();
  expect(statesAt(300, 400)).toEqual(['scrolling', 'scrolling']);
  the('a').blur();
  expect(statesAt(410)).toEqual(UP);
  the('a').focus();
  expect(states()).toContain('scrolling');
  expect(states()).not.toContain('up');
});

it('stays in sight while a menu in it is open, but not for one in a hidden part', async () => {
  await open();
  the('button').setAttribute('aria-expanded', 'true');
  expect(statesAt(300, 310)).toEqual(['scrolling', 'scrolling']);
  the('button').checkVisibility = () => false;
  expect(statesAt(320)).toEqual(UP);
});

it('stays in sight while a search is open, wherever that is', async () => {
  await open(
    html`${builderStickyHeader(content, { slideUpAfter: 200 })}<div class="bricks-search-overlay show"></div>`,
  );
  expect(statesAt(300, 310)).toEqual(['scrolling', 'scrolling']);
  the('.bricks-search-overlay').classList.remove('show');
  expect(statesAt(320)).toEqual(UP);
});

it('ignores scrolling while the page is locked', async () => {
  await open();
  document.body.classList.add('no-scroll');
  expect(statesAt(300, 400)).toEqual(['', '']);
  document.body.classList.remove('no-scroll');
  expect(statesAt(410)).toEqual(UP);
});

it('has the last word beside the builder’s script', async () => {
  await open();
  the('a').focus();
  header().classList.add('slide-up', 'sliding');
  scrollPage(300);
  expect(states()).toEqual(['scrolling']);
});

it('ignores a threshold that is none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open(String(builderStickyHeader(content, { slideUpAfter: 200 })).replace('"200"', '"soon"'));
  expect(statesAt(1000)).toEqual(['scrolling']);
});

it('works in a theme’s dialect', async () => {
  start(stickyHeader);
  addDialect('sticky-header', 'theme', ['.theme-header'], {
    states: { scrolling: 'is-scrolled', up: 'is-gone' },
    options: { slideUpAfter: 'data-gone-after' },
  });
  document.body.innerHTML = '<header class="theme-header" data-gone-after="50">Paddock</header>';
  pageRegistry().find(document);
  await Promise.all(
    pageRegistry()
      .claimsOf(header())
      .map((claim) => claim.begin()),
  );
  scrollPage(40);
  expect(header().className).toBe('theme-header is-scrolled');
  scrollPage(60);
  expect(header().className).toBe('theme-header is-scrolled is-gone');
});
