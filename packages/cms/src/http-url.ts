/**
 * An address out of an answer or an attribute, made absolute, if it may be followed: http and https only.
 * `javascript:` and everything else gives `undefined`.
 *
 * @example
 * ```ts
 * httpUrl('/cart/'); // 'https://shop.test/cart/'
 * httpUrl('javascript:alert(1)'); // undefined
 * ```
 */
export function httpUrl(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address) return undefined;
  try {
    const url = new URL(address, document.baseURI);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
