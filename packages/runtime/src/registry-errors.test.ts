import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { catchReports, settle, show, testIsland, testRegistry } from './testing/test-registry.ts';

const state = (element: Element) => element.getAttribute('data-island-state');

describe('an error at one element', () => {
  const oops = () => {
    throw new Error('oops');
  };

  it('while it is claimed leaves the others alone', async () => {
    const report = catchReports();
    const registry = testRegistry();
    const bad = show('<div data-island="box"></div>');
    const good = show('<div data-island="box"></div>');
    bad.setAttribute = oops;
    registry.add([testIsland('box', () => undefined), testIsland('other', () => undefined)]);
    const other = show('<div data-island="other"></div>');
    await settle();
    expect([good, other].map(state)).toEqual(['ready', 'ready']);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'oops' }));
  });

  it('while it is looked into leaves the others alone', async () => {
    const report = catchReports();
    const registry = testRegistry();
    registry.add([testIsland('box', () => undefined, { selectors: { theme: '.box' } })]);
    const bad = Object.assign(document.createElement('div'), { querySelectorAll: oops });
    bad.append(document.createElement('p'));
    const good = document.createElement('div');
    good.className = 'box';
    document.body.append(bad, good);
    await settle();
    expect(state(good)).toBe('ready');
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('while it leaves releases the others', async () => {
    const report = catchReports();
    const registry = testRegistry();
    const unmount = vi.fn();
    registry.add([testIsland('box', () => unmount)]);
    const [bad, good] = [show('<div data-island="box"></div>'), show('<div data-island="box"></div>')];
    await settle();
    bad.querySelectorAll = oops;
    bad.remove();
    good.remove();
    await settle();
    expect([unmount.mock.calls.length, state(good)]).toEqual([1, null]);
    expect(report).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['of its elements', { selectors: { s: '.a:never(' } }],
  ['of a script that it yields to', { yieldsTo: { stirrup: '.a:never(' } }],
])('in production, skips an island with an invalid selector, and reports it: %s', async (_, options) => {
  const report = catchReports();
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const registry = testRegistry();
  show('<div data-island="bad"></div>');
  const element = show('<div data-island="box"></div>');
  const bad = testIsland('bad', () => undefined, options);
  registry.add([bad, testIsland('box', () => undefined)]);
  await settle();
  expect([...registry.definitions.keys()]).toEqual(['box']);
  expect(state(element)).toBe('ready');
  expect(report.mock.calls).toEqual([[expect.objectContaining({ message: expect.stringContaining('".a:never("') })]]);
});
