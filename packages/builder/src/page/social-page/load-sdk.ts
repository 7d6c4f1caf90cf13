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
    // WordPress's have more behind it, such as `de_DE_formal`.
    const [language = 'en_US'] = /^[a-z]{2,3}_[A-Z]{2}(?![A-Za-z])/.exec(locale) ?? [];
    await loadScript(`https://connect.facebook.net/${language}/sdk.js`);
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
