import { createLazy, type Lazy } from '@stirrup/runtime';
import { styleNonce } from './door/style-nonce.ts';

const stylesheets = new Map<string, Lazy<void>>();

/**
 * Inserts a stylesheet into the page, once, and waits until it applies. It gets the nonce of the page's own styles, for a
 * Content-Security-Policy. A failure is forgotten: the next call retries.
 *
 * @example
 * ```ts
 * await loadStyles(new URL('./flatpickr.css', import.meta.url).href);
 * ```
 * @throws {Error} if it cannot be fetched.
 */
export function loadStyles(address: string): Promise<void> {
  const stylesheet = stylesheets.get(address) ?? createLazy(() => insert(address));
  stylesheets.set(address, stylesheet);
  return stylesheet.load();
}

function insert(address: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: address, nonce: styleNonce() });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      const how = 'Put it beside the scripts, or name its address in the option of the island that needs it.';
      reject(new Error(`Stirrup: the stylesheet ${address} could not be fetched. ${how}`));
    });
    document.head.append(link);
  });
}
