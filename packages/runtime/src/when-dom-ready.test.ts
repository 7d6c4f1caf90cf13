import { afterEach, expect, it, vi } from 'vitest';
import { whenDomReady } from './when-dom-ready.ts';

class Timing {
  readonly domContentLoadedEventStart: number;
  constructor(start: number) {
    this.domContentLoadedEventStart = start;
  }
}

function page(readyState: DocumentReadyState, domContentLoadedEventStart: number) {
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  const entry: unknown = new Timing(domContentLoadedEventStart);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(Array.of(entry) as PerformanceEntry[]);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each<[DocumentReadyState, number]>([
  ['loading', 0],
  // Module scripts run here: the markup is complete, but other scripts are still to run.
  ['interactive', 0],
])('waits for DOMContentLoaded while the document is %s and the event is to come', (readyState, start) => {
  page(readyState, start);
  const run = vi.fn();
  whenDomReady(run);
  expect(run).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(run).toHaveBeenCalledTimes(1);
});

it.each<[DocumentReadyState, number]>([
  ['interactive', 120],
  ['complete', 120],
])('runs at once when the document is %s and the event has passed', (readyState, start) => {
  page(readyState, start);
  const run = vi.fn();
  whenDomReady(run);
  expect(run).toHaveBeenCalledTimes(1);
});
