import { addressOf } from './bench-sites.ts';
import type { Load, MeasuredPage } from './measured-pages.ts';
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
  /** Cookies of the visitor, by name. */
  readonly cookies: ReadonlyMap<string, string>;
}

/** An empty page of a visitor with a slow phone, ready to navigate. */
export interface SlowPage extends QuietPage {
  readonly network: NetworkWatch;
  readonly navigate: () => Promise<void>;
}

/** Opens an empty page on a slow phone with a slow network and an empty cache, which records the acts on the page. */
export async function openSlowly(
  open: (before: string) => Promise<QuietPage>,
  tools: string,
  { page, load, cookies }: LoadTask,
): Promise<SlowPage> {
  const answer = JSON.stringify(page.act?.answer ?? 'no-act');
  const opened = await open(`${tools}\nif (self === top) pageLoads.follow(${answer});`);
  const url = addressOf(page, load);
  const network = await watchNetwork(opened);
  await opened.send('Emulation.setDeviceMetricsOverride', PHONE);
  await opened.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await opened.send('Network.setCookies', { cookies: [...cookies].map(([name, value]) => ({ name, value, url })) });
  await opened.send('Network.emulateNetworkConditions', NETWORK);
  await opened.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return {
    ...opened,
    network,
    navigate: async () => {
      await opened.send('Page.navigate', { url });
    },
  };
}
