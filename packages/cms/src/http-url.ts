/**
 * An address from an answer or an attribute, made absolute; undefined unless it is http or https, such as
 * `javascript:`.
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
