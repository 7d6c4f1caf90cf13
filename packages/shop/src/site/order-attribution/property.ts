/** A property of something that is not ours; undefined where there is no such thing. */
export function property(owner: unknown, name: string): unknown {
  return isObject(owner) ? Reflect.get(owner, name) : undefined;
}

/** Whether a value has properties that may be read. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
