/**
 * A global that a script has set. Browsers also answer with elements, by their ids and names: those are no script's, as
 * anybody who may write text may write them.
 *
 * @example
 * ```html
 * <a id="wpApiSettings"></a>
 * ```
 * ```ts
 * scriptGlobal('wpApiSettings'); // undefined
 * ```
 */
export function scriptGlobal(name: string): unknown {
  const value: unknown = Reflect.get(globalThis, name);
  return value instanceof Element || value instanceof HTMLCollection ? undefined : value;
}
