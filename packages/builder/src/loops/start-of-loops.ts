import type { StartStrategy } from '@stirrup/runtime';

/**
 * The start of a loop's islands: usually at rest, but at once after back or reload, when the browser restores filters'
 * values, and a history entry of ours has more results than were printed.
 */
export function startOfLoops(): StartStrategy {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFresh = !navigation || !('type' in navigation) || navigation.type === 'navigate';
  return isFresh && history.state === null ? 'idle' : 'load';
}
