import { afterEach, expect, it, vi } from 'vitest';
import {
  createElement,
  flushSync,
  mountNow,
  unmountNow,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from './lite-engine.ts';

const stages: DocumentFragment[] = [];

/** Mounts a component that renders nothing. */
function mount(component: () => void): DocumentFragment {
  const stage = document.createDocumentFragment();
  stages.push(stage);
  mountNow(
    createElement(() => {
      component();
      return null;
    }, {}),
    stage,
  );
  return stage;
}

afterEach(() => {
  for (const stage of stages.splice(0)) unmountNow(stage);
  vi.unstubAllGlobals();
});

it('has run all effects when a mount, an update and an unmount return', () => {
  const done: string[] = [];
  let set = (_: number) => {};
  const stage = mount(() => {
    const [value, setValue] = useState(0);
    set = setValue;
    useEffect(() => {
      done.push(`effect ${value}`);
      return () => done.push(`cleanup ${value}`);
    }, [value]);
    useLayoutEffect(() => {
      done.push(`layout ${value}`);
    }, [value]);
  });
  expect(done.splice(0)).toEqual(['layout 0', 'effect 0']);
  flushSync(() => {
    set(1);
    set(2);
    expect(done).toEqual([]);
  });
  expect(done.splice(0)).toEqual(['layout 2', 'cleanup 0', 'effect 2']);
  unmountNow(stage);
  expect(done).toEqual(['cleanup 2']);
});

it('renders other updates in a microtask, once for all of them', async () => {
  const shown: number[] = [];
  let set = (_: number) => {};
  mount(() => {
    const [value, setValue] = useState(0);
    set = setValue;
    shown.push(value);
  });
  set(1);
  set(2);
  expect(shown).toEqual([0]);
  await Promise.resolve();
  expect(shown).toEqual([0, 2]);
});

it('lets an effect flush nothing while others run, and renders what it has changed afterwards', () => {
  const done: string[] = [];
  mount(() => {
    const [value, setValue] = useState(0);
    useLayoutEffect(() => {
      if (value === 0) flushSync(() => setValue(1));
      done.push(`after ${value}`);
    }, [value]);
  });
  expect(done).toEqual(['after 0', 'after 1']);
});

it('shows the printed value of a store first, then the current one, and follows it until it ends', () => {
  const listeners = new Set<() => void>();
  const shown: string[] = [];
  let current = 'now';
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const stage = mount(() => {
    const value = useSyncExternalStore(
      subscribe,
      () => current,
      () => 'printed',
    );
    shown.push(value);
  });
  expect(shown.splice(0)).toEqual(['printed', 'now']);
  current = 'later';
  flushSync(() => {
    for (const listener of listeners) listener();
  });
  expect(shown).toEqual(['later']);
  unmountNow(stage);
  expect(listeners.size).toBe(0);
});

it('gives every component an id of its own, which stays', () => {
  const ids: string[] = [];
  let render = () => {};
  for (let count = 0; count < 2; count += 1) {
    mount(() => {
      const [, set] = useState({});
      render = () => set({});
      ids.push(useId());
    });
  }
  flushSync(render);
  expect(new Set(ids).size).toBe(2);
  expect(ids[2]).toBe(ids[1]);
});

it('reports a cleanup that throws, and runs those behind it and later effects', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const done: string[] = [];
  const stage = mount(() => {
    useEffect(() => () => {
      throw new Error('cleanup');
    });
    useEffect(() => () => done.push('second'));
  });
  unmountNow(stage);
  expect(reported.mock.calls.map(([error]) => String(error))).toEqual(['Error: cleanup']);
  mount(() => useEffect(() => void done.push('next')));
  expect(done).toEqual(['second', 'next']);
});
