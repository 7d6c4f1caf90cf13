/** A property of another script's value; undefined if there is none. */
export function property(owner: unknown, name: string): unknown {
  return isObject(owner) ? Reflect.get(owner, name) : undefined;
}

/** True if a value has properties. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
