import { act, renderHook } from '@testing-library/react';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { GuardContext } from '../guard-context.ts';
import { useStore } from './use-store.ts';
import { useSubscription } from './use-subscription.ts';
import { useSyncStore } from './use-sync-store.ts';

it('useStore follows the store and unsubscribes', () => {
  const store = atom('one');
  const { result, unmount } = renderHook(() => useStore(store, 'server'));
  expect(result.current).toBe('one');
  act(() => store.set('two'));
  expect(result.current).toBe('two');
  unmount();
  expect(store.lc).toBe(0);
});

it('useStore returns the printed value during hydration, then the page’s value', () => {
  const seen: string[] = [];
  const store = atom('page');
  const container = document.body.appendChild(document.createElement('div'));
  renderHook(
    () => {
      const value = useStore(store, 'server');
      seen.push(value);
    },
    { hydrate: true, container },
  );
  expect(seen).toEqual(['server', 'page']);
});

it('useSyncStore shows a change before whoever made it goes on, and lets go of the store', () => {
  const store = atom('one');
  const { result, unmount } = renderHook(() => useSyncStore(store));
  store.set('two');
  expect(result.current).toBe('two');
  unmount();
  expect(store.lc).toBe(0);
});

it('useSyncStore has no value without a store', () => {
  const { result } = renderHook(() => useSyncStore<string>(undefined));
  expect(result.current).toBe(undefined);
});

it('useSubscription subscribes once and calls the newest listener until it ends', () => {
  const target = new EventTarget();
  const subscribe = vi.fn((listener: (event: Event) => void, signal: AbortSignal) =>
    target.addEventListener('ring', listener, { signal }),
  );
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = renderHook(({ listener }) => useSubscription<[Event]>(subscribe, listener), {
    initialProps: { listener: first },
  });
  target.dispatchEvent(new Event('ring'));
  rerender({ listener: second });
  target.dispatchEvent(new Event('ring'));
  unmount();
  target.dispatchEvent(new Event('ring'));
  expect([subscribe, first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

it('useSubscription runs its listener under the guard of the island', () => {
  const caught: unknown[] = [];
  const guard = (run: () => void) => {
    try {
      run();
    } catch (error) {
      caught.push(error);
    }
  };
  const wrapper = ({ children }: { children: ReactNode }) => <GuardContext value={guard}>{children}</GuardContext>;
  const broken = new Error('broken');
  renderHook(
    () =>
      useSubscription<[Event]>(
        (listener, signal) => document.addEventListener('keydown', listener, { signal }),
        () => {
          throw broken;
        },
      ),
    { wrapper },
  );
  document.dispatchEvent(new KeyboardEvent('keydown'));
  expect(caught).toEqual([broken]);
});
