import { addressOf } from './bench-sites.ts';
import type { Load, MeasuredPage, PageAct } from './measured-pages.ts';
import { SLOWDOWN } from './perform-act.ts';
import type { QuietPage } from './quiet-page.ts';
import { type NetworkWatch, watchNetwork } from './watch-network.ts';

/** The visitor's window, in CSS pixels. */
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/** The visitor's network: 1.6 and 0.75 Mbit/s, in bytes per second, and ms until a response begins. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A page in a kind of load. */
export interface LoadTask {
  readonly page: MeasuredPage;
  readonly load: Load;
  /** The page's act, if the scripts of the load answer to it. */
  readonly act: PageAct | undefined;
  /** Cookies of the visitor, by name. */
  readonly cookies: ReadonlyMap<string, string>;
}

/** An empty page of a visitor with a slow phone, ready to navigate. */
export interface SlowPage extends QuietPage {
  readonly network: NetworkWatch;
  readonly navigate: () => Promise<void>;
}

/**
 * Opens an empty page on a slow phone with a slow network and an empty cache, and closes it when a function has used it.
 *
 * What breaks if it stays open: a page whose processor is slowed down keeps the real one busy.
 */
export async function onSlowPage<Result>(
  open: (before: string) => Promise<QuietPage>,
  tools: string,
  { page, load, act, cookies }: LoadTask,
  use: (slow: SlowPage) => Promise<Result>,
): Promise<Result> {
  const opened = await open(
    `${tools}\nif (self === top) pageLoads.follow(${JSON.stringify(act?.answer ?? 'no-act')});`,
  );
  const url = addressOf(page, load);
  try {
    const network = await watchNetwork(opened);
    await opened.send('Emulation.setDeviceMetricsOverride', PHONE);
    await opened.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
    await opened.send('Network.setCookies', { cookies: [...cookies].map(([name, value]) => ({ name, value, url })) });
    await opened.send('Network.emulateNetworkConditions', NETWORK);
    await opened.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const navigate = async () => {
      await opened.send('Page.navigate', { url });
    };
    return await use({ ...opened, network, navigate });
  } finally {
    await opened.close();
  }
}
