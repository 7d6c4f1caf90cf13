/**
 * Stands in for `react`, `react-dom`, `react/jsx-runtime` and `react/jsx-dev-runtime` in builds of the flavour `lite`: the
 * names that islands import from React, by Preact. A name that is missing here fails the build.
 *
 * Islands rely on React's order of rendering and effects, so that is kept: an update is rendered in a microtask or by
 * `flushSync`, and effects follow it at once, as React's do after a visitor's act, instead of after the next frame.
 */
import { uniqueId } from '@stirrup/runtime';
import { type ComponentChild, options, render } from 'preact';
import { useCallback, useEffect, useReducer, useState } from 'preact/hooks';

export { Component, createContext, createElement, createPortal, Fragment } from 'preact';
export { useContext, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
export { jsx, jsxDEV, jsxs } from 'preact/jsx-runtime';
export { useCallback, useEffect, useReducer, useState };

type Task = () => void;

let renderQueued: Task | undefined;
let runEffects: Task | undefined;
let isScheduled = false;
let isBusy = false;
let isMounting = false;
let flushes = 0;

/** The number of times that updates have been rendered and effects run; the same within one of them. */
export const flushCount = (): number => flushes;

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    flush();
  });
}

options.debounceRendering = (task) => {
  renderQueued = task;
  schedule();
};
options.requestAnimationFrame = (task) => {
  runEffects = task;
  schedule();
};

/** Renders and runs effects until nothing is left; a call during a render returns at once: what it would do follows. */
function flush(): void {
  if (isBusy) return;
  isBusy = true;
  flushes += 1;
  while (renderQueued || runEffects) {
    const task = renderQueued ?? runEffects;
    if (renderQueued) renderQueued = undefined;
    else runEffects = undefined;
    try {
      task?.();
    } catch (error) {
      // No boundary is left for it. Preact has gone on to the next item, and continues there.
      reportError(error);
      if (!renderQueued) runEffects ??= task;
    }
  }
  isBusy = false;
}

/** Runs code that renders by itself, then everything that follows from it. */
function now(run: () => void): void {
  const isInner = isBusy;
  isBusy = true;
  try {
    run();
  } finally {
    isBusy = isInner;
  }
  flush();
}

/** Renders a tree for the first time, with all that follows from it. */
export function mountNow(tree: ComponentChild, stage: DocumentFragment): void {
  now(() => {
    const isInner = isMounting;
    isMounting = true;
    try {
      render(tree, stage);
    } finally {
      isMounting = isInner;
    }
  });
}

/** Unmounts a tree, and runs all its cleanups. */
export function unmountNow(stage: DocumentFragment): void {
  now(() => render(null, stage));
}

/** As React's: the updates that `run` makes are rendered when this returns. */
export function flushSync<T>(run: () => T): T {
  const result = run();
  flush();
  return result;
}

/** As React's, except that an id is unique on the page instead of within its root. */
export function useId(): string {
  const [id] = useState(() => `${uniqueId('lite')}-`);
  return id;
}

/** A store as a component shows it. */
interface ShownStore<T> {
  value: T;
  read: () => T;
  /** True if the value is the one that the server has printed. */
  isPrinted: boolean;
}

/** As React's: while an island mounts, the value is the one that the server has printed. Preact's own has no such value. */
export function useSyncExternalStore<T>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
  readPrinted: () => T = read,
): T {
  const [, renderAnew] = useReducer<number, void>((count) => count + 1, 0);
  const [shown] = useState((): ShownStore<T> => {
    const isPrinted = isMounting;
    return { isPrinted, read, value: isPrinted ? readPrinted() : read() };
  });
  const value = shown.isPrinted ? readPrinted() : read();
  const check = useCallback(() => {
    if (hasChanged(shown)) renderAnew();
  }, [shown]);
  useEffect(() => {
    Object.assign(shown, { value, read, isPrinted: false });
    check();
  });
  useEffect(() => subscribe(check), [subscribe, check]);
  return value;
}

function hasChanged<T>({ value, read }: ShownStore<T>): boolean {
  try {
    return !Object.is(value, read());
  } catch {
    // The next render throws it, where it is caught.
    return true;
  }
}
