import { describe, expect, it, vi } from 'vitest';
import { behaviour } from './behaviour.ts';
import { Claim } from './claim.ts';
import type { IslandDefinition } from './define-island.ts';
import type { IslandContext, Mount, Phase } from './island-context.ts';
import { defineProps } from './props/define-props.ts';
import { catchReports, settle, show, spyMount, testIsland } from './testing/test-registry.ts';

function claimOf(mount: Mount, options: Partial<IslandDefinition> = {}) {
  const element = show('<div data-island="box"><b>content</b></div>');
  const events: (readonly [type: string, detail: unknown])[] = [];
  for (const type of ['stirrup:ready', 'stirrup:error']) {
    element.addEventListener(type, (event) => {
      if (event instanceof CustomEvent) events.push([type, event.detail]);
    });
  }
  const claim = new Claim(testIsland('box', mount, options), element, 'stirrup', { parts: {} });
  return { claim, element, events, state: () => element.getAttribute('data-island-state') };
}

it.each([
  ['its code cannot be fetched', { load: () => Promise.reject(new Error('gone')) }],
  ['it throws', {}],
])('has a definition show markup that would stay hidden: %s', async (_, options) => {
  catchReports();
  vi.useFakeTimers();
  const whenFailed = vi.fn();
  const mount = () => {
    throw new Error('no');
  };
  const { claim, element } = claimOf(mount, { ...options, whenFailed });
  const up = claim.begin();
  await vi.runAllTimersAsync();
  await up;
  vi.useRealTimers();
  expect(whenFailed.mock.calls).toEqual([[element]]);
});

it('survives a definition that fails to show it', async () => {
  const report = catchReports();
  const error = new Error('no fallback');
  const mount = () => {
    throw new Error('no');
  };
  const whenFailed = () => {
    throw error;
  };
  const { claim, state } = claimOf(mount, { whenFailed });
  await claim.begin();
  expect([state(), report.mock.calls.at(-1)]).toEqual(['failed', [error]]);
});

describe('on the way up', () => {
  it('shows each state on the element and emits an event when it is ready', async () => {
    const { claim, events, state } = claimOf(() => undefined);
    expect([state(), claim.isComingUp]).toEqual(['claimed', true]);
    const up = claim.begin();
    expect([state(), claim.isComingUp]).toEqual(['loading', true]);
    await up;
    expect([state(), claim.isComingUp]).toEqual(['ready', false]);
    expect(events).toEqual([['stirrup:ready', { island: 'box' }]]);
    expect(claim.readyAt).toBeGreaterThanOrEqual(claim.claimedAt);
  });

  it('mounts once, however often it is begun', async () => {
    const mount = spyMount();
    const { claim } = claimOf(mount);
    await Promise.all([claim.begin(), claim.begin()]);
    await claim.begin();
    expect(mount).toHaveBeenCalledTimes(1);
  });

  it('passes the island its context', async () => {
    const mount = spyMount();
    const { claim, element } = claimOf(mount, { selectors: { stirrup: ['.a', '.b'], bricks: ['.c'] } });
    await claim.begin();
    expect(mount.mock.calls[0]?.[0]).toMatchObject({
      name: 'box',
      element,
      dialect: 'stirrup',
      dialectData: { parts: {} },
      rootSelector: '.a,.b,.c',
      signal: claim.signal,
    });
  });

  it('keeps props for the inspector, and each warning once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { claim, element } = claimOf((context) => {
      context.recordProps({ size: 2 });
      context.warn('data-size is "x"');
      context.warn('data-size is "x"');
    });
    await claim.begin();
    expect(claim.props).toEqual({ size: 2 });
    expect(claim.warnings).toEqual(['data-size is "x"']);
    expect(warn).toHaveBeenCalledExactlyOnceWith('Stirrup: island "box": data-size is "x"', element);
  });

  it('stops waiting when it begins', () => {
    const { claim } = claimOf(() => undefined);
    expect(claim.waiting.aborted).toBe(false);
    void claim.begin();
    expect(claim.waiting.aborted).toBe(true);
    expect(claim.signal.aborted).toBe(false);
  });
});

describe('release', () => {
  it('unmounts, aborts and removes the state; the markup stays', async () => {
    const unmount = vi.fn();
    const { claim, element } = claimOf(() => unmount);
    await claim.begin();
    claim.release();
    claim.release();
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(claim.signal.aborted).toBe(true);
    expect(element.outerHTML).toBe('<div data-island="box"><b>content</b></div>');
  });

  it('before the code is there: never mounts', async () => {
    const mount = spyMount();
    const { claim, events, state } = claimOf(mount);
    const up = claim.begin();
    claim.release();
    await up;
    expect(mount).not.toHaveBeenCalled();
    expect([events, state()]).toEqual([[], null]);
  });

  it('before it begins: beginning has no effect', async () => {
    const mount = spyMount();
    const { claim, state } = claimOf(mount);
    claim.release();
    await claim.begin();
    expect(mount).not.toHaveBeenCalled();
    expect(state()).toBeNull();
  });

  it('before it begins: a stand-in that begins it at its end loads nothing', () => {
    const load = vi.fn(async () => ({ default: () => undefined }));
    const { claim } = claimOf(() => undefined, { load });
    claim.waiting.addEventListener('abort', () => void claim.begin());
    claim.release();
    expect([load.mock.calls.length, claim.loadingAt]).toEqual([0, undefined]);
  });

  it('while it mounts: the returned function is called', async () => {
    const unmount = vi.fn();
    const { claim, state } = claimOf(() => {
      claim.release();
      return unmount;
    });
    await claim.begin();
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(state()).toBeNull();
  });

  it('reports exceptions of unmounting', async () => {
    const report = catchReports();
    const error = new Error('late');
    const { claim } = claimOf(() => () => {
      throw error;
    });
    await claim.begin();
    expect(() => claim.release()).not.toThrow();
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });
});

describe('a failure', () => {
  const error = new Error('broken');
  const fail = () => {
    throw error;
  };

  it.each<[Phase, Mount, Partial<IslandDefinition>]>([
    ['load', () => undefined, { load: async () => fail() }],
    ['hydrate', fail, {}],
    ['render', (context) => context.fail('render', error), {}],
    ['effect', (context) => context.fail('effect', error), {}],
  ])('in phase %s leaves the markup, emits one event and is reported', async (phase, mount, options) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const report = catchReports();
    const { claim, element, events, state } = claimOf(mount, options);
    const up = claim.begin();
    await vi.runAllTimersAsync();
    await up;
    vi.useRealTimers();
    expect(state()).toBe('failed');
    expect(events).toEqual([['stirrup:error', { island: 'box', phase, error }]]);
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
    expect(element.innerHTML).toBe('<b>content</b>');
    expect(claim.signal.aborted).toBe(true);
  });

  it('in phase props comes from a schema that is itself wrong', async () => {
    const report = catchReports();
    const schema = defineProps({ size: { fallback: 0, expected: 'a size', parse: fail } });
    const { claim, element, events } = claimOf(behaviour({ props: schema }, () => undefined));
    element.setAttribute('data-size', '1');
    await claim.begin();
    expect(events).toMatchObject([['stirrup:error', { phase: 'props', error: { cause: error } }]]);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('of a handler leaves the island alive', async () => {
    const report = catchReports();
    const mount = vi.fn<(context: IslandContext) => void>();
    const { claim, events, state } = claimOf(mount);
    await claim.begin();
    mount.mock.calls[0]?.[0].fail('handler', error);
    expect(state()).toBe('ready');
    expect(claim.signal.aborted).toBe(false);
    expect(events).toContainEqual(['stirrup:error', { island: 'box', phase: 'handler', error }]);
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('later unmounts the island, and emits one event', async () => {
    catchReports();
    const unmount = vi.fn();
    const mount = vi.fn((_: IslandContext) => unmount);
    const { claim, events, state } = claimOf(mount);
    await claim.begin();
    const context = mount.mock.calls[0]?.[0];
    context?.fail('effect', error);
    context?.fail('render', error);
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(state()).toBe('failed');
    expect(events.filter(([type]) => type === 'stirrup:error')).toHaveLength(1);
  });

  it('is forgotten when the element is released', async () => {
    catchReports();
    const { claim, state } = claimOf(fail);
    await claim.begin();
    claim.release();
    await settle();
    expect(state()).toBeNull();
  });
});
