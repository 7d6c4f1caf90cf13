import { isRecord, readGlobal } from '@stirrup/cms';
import { loadScript } from '@stirrup/cms/load-script';
import { ADDRESSES } from './contract.ts';
import type { Api, Provider } from './provider.ts';
import { until } from './until.ts';

/** Longest wait for a script and its initialization, in ms. */
const PATIENCE = 10_000;

/**
 * Loads the API of a provider, unless the page has it already: loaded twice, it would not work properly.
 *
 * @param id Key under which the site may configure another address of the script.
 * @param signal Ends the wait for it.
 */
export async function loadApi(
  id: string,
  provider: Provider,
  key: string,
  signal: AbortSignal,
): Promise<Api | undefined> {
  const find = () => apiOf(provider);
  const own = readGlobal(ADDRESSES)?.[id];
  const address = new URL(typeof own === 'string' ? own : provider.script, document.baseURI);
  const isPrinted = Array.from(document.scripts).some(({ src }) => src.includes(address.pathname));
  const ready = until(find, PATIENCE, signal);
  if (find() || isPrinted) return ready;
  const { lang } = document.documentElement;
  address.searchParams.set('render', provider.render ?? key);
  if (lang && provider.hasLanguage) address.searchParams.set('hl', lang);
  // A host that hangs neither answers nor fails.
  return Promise.race([ready, loadScript(address.href).then(() => ready)]);
}

function apiOf({ global, part }: Provider): Api | undefined {
  const found = readGlobal(global);
  const api = part ? found?.[part] : found;
  return isApi(api) ? api : undefined;
}

/** reCAPTCHA's global exists before it is complete. */
function isApi(value: unknown): value is Api {
  return isRecord(value) && typeof value['execute'] === 'function';
}
