import { isRecord, readGlobal } from '@stirrup/cms';
import { loadScript } from '@stirrup/cms/load-script';
import { ADDRESSES } from './contract.ts';
import { type Api, type Provider, until } from './provider.ts';

/** How long a script may take that the page has printed, or to be whole once it has run, in ms. */
const LIMIT = 10_000;

/**
 * The API of a provider's script. It is fetched only where the page has none: loaded twice it would work badly.
 *
 * @param id Under which the site may give another address of the script.
 */
export async function loadApi(id: string, provider: Provider, key: string): Promise<Api | undefined> {
  const find = () => apiOf(provider);
  const address = new URL(String(readGlobal(ADDRESSES)?.[id] ?? provider.script), document.baseURI);
  const isPrinted = Array.from(document.scripts).some(({ src }) => src.includes(address.pathname));
  if (!find() && !isPrinted) {
    const { lang } = document.documentElement;
    address.searchParams.set('render', provider.render ?? key);
    if (lang && provider.hasLanguage) address.searchParams.set('hl', lang);
    await loadScript(address.href);
  }
  return until(find, LIMIT);
}

function apiOf({ global, part }: Provider): Api | undefined {
  const found = readGlobal(global);
  const api = part ? found?.[part] : found;
  return isApi(api) ? api : undefined;
}

/** reCAPTCHA's global is there before all that belongs to it. */
function isApi(value: unknown): value is Api {
  return isRecord(value) && typeof value['execute'] === 'function';
}
