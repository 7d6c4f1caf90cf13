import { afterEach, describe, expect, it, vi } from 'vitest';
import { newClaim } from '../testing/new-claim.ts';
import { catchReports, settle } from '../testing/test-registry.ts';
import { strategyOf } from './start-claim.ts';
import { isStartStrategy } from './start-strategy.ts';
import { whenUsed } from './when-used.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('load begins at once', () => {
  expect(newClaim('load').claim.state).toBe('loading');
});

describe('idle', () => {
  it('begins when the page is at rest, one island after the other', async () => {
    const [first, second] = [newClaim('idle').claim, newClaim('idle').claim];
    const released = newClaim('idle').claim;
    released.release();
    expect(first.state).toBe('claimed');
    await vi.waitFor(() => expect(first.state).toBe('ready'));
    expect(second.state).toBe('claimed');
    await vi.waitFor(() => expect(second.state).toBe('ready'));
    expect(released.state).toBe('claimed');
  });

  it('begins at once where the page is at rest already', () => {
    expect(newClaim('idle').claim.state).toBe('loading');
  });
});

describe('interaction', () => {
  it.each(['pointerenter', 'pointerdown', 'touchstart', 'focusin'])('begins on %s', async (type) => {
    const { claim, load, button } = newClaim('interaction');
    await settle();
    expect(load).not.toHaveBeenCalled();
    button?.dispatchEvent(new Event(type, { bubbles: type !== 'pointerenter' }));
    expect(claim.state).toBe('loading');
  });

  it('waits on the body for more than a pointer over the page', () => {
    const begin = vi.fn();
    const life = new AbortController();
    whenUsed(document.body, begin, life.signal);
    document.body.dispatchEvent(new Event('pointerenter'));
    expect(begin).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(begin).toHaveBeenCalledTimes(1);
    life.abort();
  });

  it.each(['load', 'media(print)'] as const)('needs no intent where it starts at %s', (start) => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false, media: 'print' }));
    const { claim, button } = newClaim(start);
    const { state } = claim;
    button?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(claim.state).toBe(state);
  });

  it.each([
    new MouseEvent('click', { bubbles: true }),
    new Event('submit', { bubbles: true }),
    new KeyboardEvent('keydown', { bubbles: true, key: 'Enter' }),
    new KeyboardEvent('keydown', { bubbles: true, key: ' ' }),
  ])('begins on an act, though another script stops it', (event) => {
    const { claim, button } = newClaim('interaction');
    button?.addEventListener(event.type, (own) => own.stopPropagation());
    button?.dispatchEvent(event);
    expect(claim.state).toBe('loading');
  });

  it('sleeps on through other keys, and for good once it is released', () => {
    const { claim, load, button } = newClaim('interaction');
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
    expect(newClaim('media((width > 40rem))').claim.state).toBe('loading');
    expect(match).toHaveBeenCalledExactlyOnceWith('(width > 40rem)');
  });

  it('begins once it matches', () => {
    const { list } = media(false);
    const { claim } = newClaim('media(print)');
    list.dispatchEvent(new Event('change'));
    expect(claim.state).toBe('claimed');
    list.matches = true;
    list.dispatchEvent(new Event('change'));
    expect(claim.state).toBe('loading');
  });

  it('warns about a query that the browser does not understand, and about a word without brackets', () => {
    media(false, 'not all');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    newClaim('media(width > 1rem)');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"media(width > 1rem)" never matches'));
    media(false, 'hover');
    newClaim('media(hover)');
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('"media(hover)" never matches'));
    media(false, 'print');
    newClaim('media(print)');
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe('data-start', () => {
  it('overrides the strategy of the island', () => {
    const { claim } = newClaim('load', '<div data-start="interaction"></div>');
    expect([strategyOf(claim), claim.state]).toEqual(['interaction', 'claimed']);
  });

  it('falls back to it with a warning where it is none', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { claim } = newClaim('load', '<div data-start="soon"></div>');
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

describe('a strategy that throws', () => {
  it.each([
    ['media((width > 1px))', 'matchMedia'],
    ['visible', 'IntersectionObserver'],
  ] as const)('%s: is reported by an event, and the island starts at once', async (start, name) => {
    const report = catchReports();
    const error = new Error('patched');
    vi.stubGlobal(name, function patched() {
      throw error;
    });
    const reported = vi.fn();
    const tell = (event: Event) => event instanceof CustomEvent && reported(event.detail);
    document.addEventListener('stirrup:error', tell);
    const { claim } = newClaim(start);
    await settle();
    document.removeEventListener('stirrup:error', tell);
    expect(reported.mock.calls).toEqual([[{ island: 'box', phase: 'start', error }]]);
    expect(report.mock.calls).toEqual([[error]]);
    expect(claim.state).toBe('ready');
  });
});
