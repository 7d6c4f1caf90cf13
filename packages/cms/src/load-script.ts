import { createLazy, type Lazy } from '@stirrup/runtime';
import { scriptNonce } from './door/script-nonce.ts';
import { trustedTypesPolicy } from './door/trusted-types.ts';

const scripts = new Map<string, Lazy<void>>();

/**
 * Inserts a script into the page, once, and waits until it has run. It gets the nonce of the page's own scripts, for a
 * Content-Security-Policy. A failure is forgotten: the next call retries.
 *
 * @example
 * ```ts
 * import { loadScript } from '@stirrup/cms/load-script';
 *
 * await loadScript('https://js.hcaptcha.com/1/api.js?render=explicit');
 * ```
 * @throws {Error} if it cannot be fetched, or the page's policy forbids it.
 */
export function loadScript(address: string): Promise<void> {
  const script = scripts.get(address) ?? createLazy(() => insert(address));
  scripts.set(address, script);
  return script.load();
}

async function insert(address: string): Promise<void> {
  const script = document.createElement('script');
  script.nonce = scriptNonce();
  script.src = trustedTypesPolicy().createScriptURL(address);
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      reject(new Error(`Stirrup: the script ${address} could not be fetched. Does the page's policy allow it?`));
    };
    document.head.append(script);
  });
}
