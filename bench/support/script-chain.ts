import type { PageEvent } from './quiet-page.ts';

/** Requests of a page for scripts. */
export interface ScriptFigures {
  readonly requests: number;
  /** Number of requests of which each one was made by the script before it. */
  readonly depth: number;
  readonly addresses: readonly string[];
}

/** Collects requests for scripts in their order, with the depth of each. */
export function createChain() {
  const depths = new Map<string, number>();
  /** Depth of a script tag with its static imports. */
  let loader: number | undefined;
  const deepest = () => Math.max(0, ...depths.values());
  const depthBefore = ({ type, url, stack }: NonNullable<PageEvent['params']['initiator']>) => {
    const by = depths.get(stack?.callFrames[0]?.url ?? url ?? '');
    if (by !== undefined) return by;
    if (type !== 'script') return 0;
    // The browser does not tell which script added a link that preloads. Here only loaders do.
    loader ??= deepest();
    return loader;
  };
  return {
    add: (address: string, { initiator = {} }: PageEvent['params']) => {
      if (!depths.has(address)) depths.set(address, 1 + depthBefore(initiator));
    },
    figures: (): ScriptFigures => ({ requests: depths.size, depth: deepest(), addresses: [...depths.keys()] }),
  };
}
