import type { QuietPage } from './quiet-page.ts';
import { createChain, type ScriptFigures } from './script-chain.ts';

/** Time without a request that counts as quiet, in ms. */
const QUIET = 400;
/** Timeout for quiet, in ms. */
const TIMEOUT = 20_000;

/** A record of a page's requests. */
export interface NetworkWatch {
  /** Resolves when the page has loaded and has been without requests for a while, from now on. */
  readonly untilQuiet: () => Promise<void>;
  readonly scripts: () => ScriptFigures;
}

/** Records all requests of a page; call it before the page navigates. */
export async function watchNetwork(page: QuietPage): Promise<NetworkWatch> {
  const pending = new Set<string>();
  const chain = createChain();
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
    if (type === 'Script' && address.startsWith('https:')) chain.add(address, params);
  });
  await page.send('Network.enable');
  return {
    untilQuiet: async () => {
      const start = Date.now();
      lastChange = start;
      while (!hasLoaded || pending.size > 0 || Date.now() - lastChange < QUIET) {
        if (Date.now() - start > TIMEOUT) throw new Error(`Still waiting for ${pending.size} requests.`);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
    scripts: chain.figures,
  };
}
