import { followQuery } from './queries.ts';
import type { Query } from './query.ts';

/** Calls back with the loop of an id whenever one of its facts changes; see `followQuery`. */
export function followFacts(id: string, near: Element, signal: AbortSignal, listener: (query: Query) => void): void {
  let stop: (() => void) | undefined;
  followQuery(id, near, signal, (query) => {
    stop?.();
    stop = query.facts.subscribe(() => listener(query));
  });
  signal.addEventListener('abort', () => stop?.());
}
