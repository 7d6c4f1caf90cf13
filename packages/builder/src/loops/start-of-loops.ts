import type { StartStrategy } from '@stirrup/runtime';

/**
 * When a loop's islands start: at rest. Who comes back or reloads sees what they had chosen before anything else; the browser
 * fills their filters in, and an entry of ours in the history shows more than was printed.
 */
export function startOfLoops(): StartStrategy {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFresh = !navigation || !('type' in navigation) || navigation.type === 'navigate';
  return isFresh && history.state === null ? 'idle' : 'load';
}
