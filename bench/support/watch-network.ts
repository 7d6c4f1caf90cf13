import type { PageEvent, QuietPage } from './quiet-page.ts';

/** Time without a request that counts as quiet, in ms. */
const QUIET = 500;
/** Timeout for quiet, in ms. */
const TIMEOUT = 20_000;

/** Requests of a page for scripts. */
export interface ScriptFigures {
  readonly requests: number;
  /** Number of requests of which each one was made by the script before it, or by the file that one was in. */
  readonly depth: number;
  readonly addresses: readonly string[];
}

/** A record of a page's requests. */
export interface NetworkWatch {
  /** Resolves when the page has loaded and has been without requests for a while. */
  readonly untilQuiet: () => Promise<void>;
  readonly scripts: () => ScriptFigures;
}

/** Records all requests of a page; call it before the page navigates. */
export async function watchNetwork(page: QuietPage): Promise<NetworkWatch> {
  const pending = new Set<string>();
  const depths = new Map<string, number>();
  let hasLoaded = false;
  let lastChange = Date.now();
  page.listen(({ method, params }) => {
    const { requestId = '', type, request } = params;
    if (method === 'Page.loadEventFired') hasLoaded = true;
    else if (method === 'Network.requestWillBeSent') pending.add(requestId);
    else if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') pending.delete(requestId);
    else return;
    lastChange = Date.now();
    const address = request?.url ?? '';
    if (type === 'Script' && address.startsWith('https:')) depths.set(address, depthOf(params, depths));
  });
  await page.send('Network.enable');
  return {
    untilQuiet: async () => {
      const start = Date.now();
      while (!hasLoaded || pending.size > 0 || Date.now() - lastChange < QUIET) {
        if (Date.now() - start > TIMEOUT) throw new Error(`Still waiting for ${pending.size} requests.`);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
    scripts: () => ({
      requests: depths.size,
      depth: Math.max(0, ...depths.values()),
      addresses: [...depths.keys()],
    }),
  };
}

/** Depth of a script in the chain of initiators: that of the script that requested it, and one; 1 if the page did. */
function depthOf({ initiator }: PageEvent['params'], depths: ReadonlyMap<string, number>): number {
  const by = initiator?.stack?.callFrames[0]?.url ?? initiator?.url ?? '';
  return 1 + (depths.get(by) ?? 0);
}
