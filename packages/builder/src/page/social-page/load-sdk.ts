import { loadScript } from '@stirrup/cms/load-script';
import { createLazy, pageRegistry } from '@stirrup/runtime';
import { SDK, VERSION } from './facebook-contract.ts';

/** Facebook's script, as far as a page needs it. */
export interface Sdk {
  readonly init: (options: object) => void;
  readonly XFBML: { readonly parse: (around: Element) => void };
}

const isSdk = (value: unknown): value is Sdk =>
  typeof Reflect.get(Object(value), 'init') === 'function' &&
  typeof Reflect.get(Object(Reflect.get(Object(value), 'XFBML')), 'parse') === 'function';

/**
 * Facebook's script: the page's own, else fetched and initialised, once per page.
 *
 * @throws {Error} if Facebook does not answer.
 */
export function loadSdk(locale: string, appId: string): Promise<Sdk> {
  const fetched = async (): Promise<Sdk> => {
    const own: unknown = Reflect.get(globalThis, SDK);
    if (isSdk(own)) return own;
    await loadScript(`https://connect.facebook.net/${localeName(locale)}/sdk.js`);
    const sdk: unknown = Reflect.get(globalThis, SDK);
    if (!isSdk(sdk)) throw new Error('Stirrup: the script of Facebook has come, and is not what it should be.');
    // Pages are shown one by one, as visitors come near them.
    sdk.init({ appId, version: VERSION, xfbml: false });
    return sdk;
  };
  return pageRegistry()
    .shared('page/facebook', () => createLazy(fetched))
    .load();
}

/** Facebook's name of a locale. WordPress's have more behind it, such as `de_DE_formal`, or no country, such as `ja`. */
function localeName(locale: string): string {
  const [name] = /^[a-z]{2,3}_[A-Z]{2}(?![A-Za-z])/.exec(locale) ?? [];
  if (name || !/^[a-z]{2}$/.test(locale)) return name ?? 'en_US';
  // Facebook gives these two no country.
  const region = /ar|eo/.test(locale) ? locale.toUpperCase() : new Intl.Locale(locale).maximize().region;
  return region ? `${locale}_${region}` : 'en_US';
}
