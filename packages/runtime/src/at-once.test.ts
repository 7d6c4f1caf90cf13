import { expect, it, onTestFinished, vi } from 'vitest';
import { nextTask } from './next-task.ts';
import { catchReports, settle, show, spyMount, testIsland, testRegistry } from './testing/test-registry.ts';

it('runs for all found elements before any code is fetched', async () => {
  const registry = testRegistry();
  const order: string[] = [];
  const island = (name: string) => {
    const load = async () => {
      order.push(`load ${name}`);
      return { default: () => undefined };
    };
    return testIsland(name, () => undefined, { load, atOnce: () => void order.push(`at once ${name}`) });
  };
  show('<div data-island="one"></div>');
  show('<div data-island="two"></div>');
  queueMicrotask(() => order.push('what was queued before'));
  registry.add([island('one'), island('two')]);
  expect(order).toEqual(['at once one', 'at once two']);
  await nextTask();
  await settle();
  expect(order.slice(2)).toEqual(['what was queued before', 'load one', 'load two']);
});

it('starts all the same when that throws', async () => {
  const registry = testRegistry();
  const report = catchReports();
  const [mount, other] = [spyMount(), spyMount()];
  show('<div data-island="box"></div>');
  const fail = () => {
    throw new Error('no');
  };
  registry.add([testIsland('box', mount, { atOnce: fail }), testIsland('other', other, { selectors: { s: 'div' } })]);
  await nextTask();
  await settle();
  expect([mount, other].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  expect(report).toHaveBeenCalledTimes(1);
});

it('leaves elements of other scripts as they are', async () => {
  const [atOnce, mount] = [vi.fn(), spyMount()];
  show('<script type="text/plain" id="theirs-js"></script>');
  show('<div data-island="box"></div>');
  testRegistry().add([testIsland('box', mount, { atOnce, yieldsTo: { stirrup: '#theirs-js' } })]);
  await nextTask();
  await settle();
  expect([atOnce.mock.calls.length, mount.mock.calls.length]).toEqual([0, 0]);
});

it('starts no element that has been removed meanwhile', async () => {
  const registry = testRegistry();
  const mount = spyMount();
  const element = show('<div data-island="box"></div>');
  await settle();
  registry.add([testIsland('box', mount, { atOnce: () => undefined })]);
  registry.release(element);
  await nextTask();
  await settle();
  expect(mount).not.toHaveBeenCalled();
  expect(element.hasAttribute('data-island-state')).toBe(false);
});

it('does not wait after the first start', async () => {
  const registry = testRegistry();
  const observe = vi.fn();
  const watched = class {
    observe = observe;
    unobserve = observe;
  };
  vi.stubGlobal('IntersectionObserver', watched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const mount = spyMount();
  const element = show('<div data-island="box"></div>');
  await settle();
  registry.add([testIsland('box', mount, { atOnce: () => undefined, start: 'visible' })]);
  await registry.claimsOf(element)[0]?.begin();
  await nextTask();
  await settle();
  expect([mount.mock.calls.length, observe.mock.calls.length]).toEqual([1, 0]);
});
