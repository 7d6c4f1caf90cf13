import type { StartStrategy } from '@stirrup/runtime';

/**
 * Start of a loop's islands: at rest. After back or reload visitors see their choices before anything else; the browser
 * fills their filters in, and an entry of ours in the history shows more than was printed.
 */
export function startOfLoops(): StartStrategy {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFresh = !navigation || !('type' in navigation) || navigation.type === 'navigate';
  return isFresh && history.state === null ? 'idle' : 'load';
}
