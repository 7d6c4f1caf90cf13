type PageFunction = (...args: readonly unknown[]) => unknown;

/**
 * Paths to functions that compile code or HTML from a string, or fetch it: browsers' and jQuery's. A page may have more
 * by its other scripts (docs/policies.md).
 */
const COMPILER =
  /(^|\.)(eval|globalEval|Function|setTimeout|setInterval|getScript|(jQuery|\$)(\.(_evalUrl|ajax(Settings\..*)?|get|getJSON|post|(fn|prototype)\.((init|constructor)\b.*|[^.]+)))?)$/;

/**
 * A function on `window`, by its dotted path: `shop.cart.open`. Every step has to be an own property, so that no path
 * leads through a prototype. Those known to compile code from a string are excluded.
 */
export function pageFunction(path: string): PageFunction | undefined {
  if (COMPILER.test(path)) return undefined;
  let owner: unknown;
  let value: unknown = globalThis;
  for (const name of path.split('.')) {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined;
    if (!Object.hasOwn(value, name)) return undefined;
    owner = value;
    value = Reflect.get(value, name);
  }
  return isFunction(value) ? value.bind(owner) : undefined;
}

function isFunction(value: unknown): value is PageFunction {
  return typeof value === 'function';
}
