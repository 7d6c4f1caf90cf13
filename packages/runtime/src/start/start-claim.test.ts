import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Claim } from '../claim.ts';
import type { IslandDefinition } from '../define-island.ts';
import { settle, show, testIsland } from '../testing/test-registry.ts';
import { isStartStrategy } from './parse-start.ts';
import { startClaim, strategyOf } from './start-claim.ts';

function claimOf(start: IslandDefinition['start'], html = '<div><button>Go</button></div>') {
  const load = vi.fn(async () => ({ default: () => undefined }));
  const claim = new Claim(
    testIsland('box', () => undefined, { start, load }),
    show(html),
    's',
    null,
  );
  startClaim(claim);
  return { claim, load, button: claim.element.querySelector('button') };
}

/** An IntersectionObserver whose reports the test writes. */
const observers: FakeObserver[] = [];
class FakeObserver {
  readonly targets = new Set<Element>();
  readonly report: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;
  readonly options: IntersectionObserverInit;
  constructor(report: FakeObserver['report'], options: IntersectionObserverInit) {
    this.report = report;
    this.options = options;
    observers.push(this);
  }
  observe = (element: Element) => void this.targets.add(element);
  unobserve = (element: Element) => void this.targets.delete(element);
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('load begins at once', () => {
  expect(claimOf('load').claim.state).toBe('loading');
});

describe('idle', () => {
  it('begins when the main thread is idle, after 2 s at the latest', () => {
    const request = vi.fn((_: () => void, __: IdleRequestOptions) => 5);
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', vi.fn());
    const { claim } = claimOf('idle');
    expect(claim.state).toBe('claimed');
    expect(request.mock.calls[0]?.[1]).toEqual({ timeout: 2000 });
    request.mock.calls[0]?.[0]();
    expect(claim.state).toBe('loading');
  });

  it('is called off when the claim ends', () => {
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', () => 5);
    vi.stubGlobal('cancelIdleCallback', cancel);
    claimOf('idle').claim.release();
    expect(cancel).toHaveBeenCalledExactlyOnceWith(5);
  });

  it('begins after 200 ms where the browser cannot tell', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { claim } = claimOf('idle');
    const released = claimOf('idle').claim;
    released.release();
    vi.advanceTimersByTime(199);
    expect(claim.state).toBe('claimed');
    vi.advanceTimersByTime(1);
    expect(claim.state).toBe('loading');
    expect(released.state).toBe('claimed');
  });
});

describe('visible', () => {
  const box = (element: Element, count: number) =>
    vi.spyOn(element, 'getClientRects').mockReturnValue(Object.assign([], { length: count, item: () => null }));

  it('begins when the element comes within one viewport; one observer serves all', () => {
    const [one, two] = [claimOf('visible').claim, claimOf('visible').claim];
    box(one.element, 1);
    box(two.element, 1);
    expect(observers).toHaveLength(1);
    const [observer] = observers;
    expect(observer?.options).toEqual({ rootMargin: '100%' });
    observer?.report([
      { target: one.element, isIntersecting: true },
      { target: two.element, isIntersecting: false },
    ]);
    expect([one.state, two.state]).toEqual(['loading', 'claimed']);
    expect([...(observer?.targets ?? [])]).toEqual([two.element]);
    two.release();
    expect(observer?.targets.size).toBe(0);
  });

  it('begins at once for an element without a box', () => {
    const { claim } = claimOf('visible');
    box(claim.element, 0);
    observers[0]?.report([{ target: claim.element, isIntersecting: false }]);
    expect(claim.state).toBe('loading');
  });

  it.each(['display: none', 'visibility: hidden'])(
    'waits inside of %s until something around it changes, and is looked at once more then',
    async (style) => {
      const { claim } = claimOf('visible', `<section style="${style}"><div><button>Go</button></div></section>`);
      const around = claim.element;
      const inside = new Claim(claim.definition, around.querySelector('div') ?? around, 's', null);
      startClaim(inside);
      const [observer] = observers;
      observer?.report([{ target: inside.element, isIntersecting: true }]);
      expect(inside.state).toBe('claimed');
      observer?.targets.clear();
      around.style.cssText = '';
      await settle();
      expect([...(observer?.targets ?? [])]).toEqual([inside.element]);
      observer?.report([{ target: inside.element, isIntersecting: true }]);
      expect(inside.state).toBe('loading');
    },
  );

  const transition = (propertyName: string) =>
    Object.assign(new Event('transitionend', { bubbles: true }), { propertyName });

  it.each([
    ['the end of its transition', () => transition('visibility')],
    ['the pointer', () => new Event('pointerenter', { bubbles: true })],
  ])('looks again at what was hidden on %s, and on no other transition', (_, happen) => {
    const { claim } = claimOf('visible', '<section style="visibility: hidden"><div></div></section>');
    const inside = new Claim(claim.definition, claim.element.querySelector('div') ?? claim.element, 's', null);
    startClaim(inside);
    const [observer] = observers;
    observer?.report([{ target: inside.element, isIntersecting: true }]);
    observer?.targets.clear();
    inside.element.dispatchEvent(transition('color'));
    expect(observer?.targets.size).toBe(0);
    inside.element.dispatchEvent(happen());
    expect(observer?.targets.has(inside.element)).toBe(true);
    inside.release();
    observer?.targets.clear();
    claim.element.dispatchEvent(transition('visibility'));
    expect(observer?.targets.size).toBe(0);
  });

  it('begins all islands of one element', () => {
    const first = claimOf('visible').claim;
    const second = new Claim(first.definition, first.element, 's', null);
    startClaim(second);
    first.release();
    expect(observers[0]?.targets.has(first.element)).toBe(true);
    observers[0]?.report([{ target: first.element, isIntersecting: true }]);
    expect([first.state, second.state]).toEqual(['claimed', 'loading']);
  });

  it('stays away from a claim that has ended', () => {
    const { claim, load } = claimOf('visible');
    claim.release();
    observers[0]?.report([{ target: claim.element, isIntersecting: true }]);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('interaction', () => {
  it.each(['pointerenter', 'focusin'])('fetches on %s and does not begin', async (type) => {
    const { claim, load, button } = claimOf('interaction');
    button?.dispatchEvent(new Event(type, { bubbles: type === 'focusin' }));
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(claim.state).toBe('claimed');
  });

  it.each([
    new MouseEvent('click', { bubbles: true }),
    new Event('submit', { bubbles: true }),
    new KeyboardEvent('keydown', { bubbles: true, key: 'Enter' }),
    new KeyboardEvent('keydown', { bubbles: true, key: ' ' }),
  ])('begins on an act, though another script stops it', (event) => {
    const { claim, button } = claimOf('interaction');
    button?.addEventListener(event.type, (own) => own.stopPropagation());
    button?.dispatchEvent(event);
    expect(claim.state).toBe('loading');
  });

  it('sleeps on through other keys, and for good once it is released', () => {
    const { claim, load, button } = claimOf('interaction');
    button?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Tab' }));
    expect(claim.state).toBe('claimed');
    claim.release();
    button?.click();
    expect(load).not.toHaveBeenCalled();
  });
});

describe('media', () => {
  function media(matches: boolean, text = '(width > 40rem)') {
    const list = Object.assign(new EventTarget(), { matches, media: text });
    const match = vi.fn(() => list);
    vi.stubGlobal('matchMedia', match);
    return { list, match };
  }

  it('begins at once where the query matches', () => {
    const { match } = media(true);
    expect(claimOf('media((width > 40rem))').claim.state).toBe('loading');
    expect(match).toHaveBeenCalledExactlyOnceWith('(width > 40rem)');
  });

  it('begins once it matches', () => {
    const { list } = media(false);
    const { claim } = claimOf('media(print)');
    list.dispatchEvent(new Event('change'));
    expect(claim.state).toBe('claimed');
    list.matches = true;
    list.dispatchEvent(new Event('change'));
    expect(claim.state).toBe('loading');
  });

  it('warns about a query that the browser does not understand', () => {
    media(false, 'not all');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    claimOf('media(width > 1rem)');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"media(width > 1rem)" never matches'));
  });
});

describe('data-start', () => {
  it('overrides the strategy of the island', () => {
    const { claim } = claimOf('load', '<div data-start="interaction"></div>');
    expect([strategyOf(claim), claim.state]).toEqual(['interaction', 'claimed']);
  });

  it('falls back to it with a warning where it is none', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { claim } = claimOf('load', '<div data-start="soon"></div>');
    expect(strategyOf(claim)).toBe('load');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Stirrup: island "box": data-start is "soon", expected load, idle, visible, interaction or media(…); "load" is used',
      claim.element,
    );
  });

  it.each(['load', 'idle', 'visible', 'interaction', 'media(print)', 'media((width > 1px))'])('may be %s', (text) => {
    expect(isStartStrategy(text)).toBe(true);
  });

  it.each(['', 'media', 'media()', 'Load', 'visible '])('may not be "%s"', (text) => {
    expect(isStartStrategy(text)).toBe(false);
  });
});
