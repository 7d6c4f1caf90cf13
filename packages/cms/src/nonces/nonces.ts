import { pageRegistry } from '@stirrup/runtime';
import { atom, type WritableAtom } from 'nanostores';
import { GLOBALS } from '../settings/contract.ts';
import { builderSettings, wordpressRestSettings } from '../settings/page-settings.ts';
import { readGlobal } from '../settings/read-global.ts';

/** The page's nonces; `''` for one that it does not print. */
export interface Nonces {
  /** Action `bricks-nonce`: in the body of the builder's REST calls. */
  readonly builder: WritableAtom<string>;
  /** Action `bricks-nonce-form`: in the body of form submits. */
  readonly form: WritableAtom<string>;
  /** Action `wp_rest`: in the header of all REST calls. */
  readonly rest: WritableAtom<string>;
}

/**
 * The nonces of the page, shared by all islands, bundles and copies. Initially they are the printed ones (`bricksData`,
 * `wpApiSettings`); changes are written back there, so that other scripts use the renewed ones (bricks-dynamic.md
 * §9.1).
 *
 * @example
 * ```ts
 * formData.set('nonce', nonces().form.get());
 * ```
 */
export function nonces(): Nonces {
  return pageRegistry().shared('cms/nonces', () => {
    const { nonce, formNonce, wpRestNonce } = builderSettings();
    return {
      builder: stored(nonce, [[GLOBALS.builder, 'nonce']]),
      form: stored(formNonce, [[GLOBALS.builder, 'formNonce']]),
      rest: stored(wordpressRestSettings().nonce || wpRestNonce, [
        [GLOBALS.builder, 'wpRestNonce'],
        [GLOBALS.wordpressRest, 'nonce'],
      ]),
    };
  });
}

function stored(value: string, places: readonly (readonly [global: string, key: string])[]): WritableAtom<string> {
  const store = atom(value);
  store.listen((renewed) => {
    for (const [global, key] of places) {
      const printed = readGlobal(global);
      if (printed) printed[key] = renewed;
    }
  });
  return store;
}
