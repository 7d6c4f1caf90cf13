/** Names of what an engine of 2022 lacks and the islands use, by the objects that have it. */
const LATER: readonly (readonly [holder: object, names: readonly string[]])[] = [
  [AbortSignal, ['any', 'timeout']],
  [URL, ['canParse']],
  [Element.prototype, ['checkVisibility']],
  [Array.prototype, ['toReversed', 'toSorted', 'findLast', 'findLastIndex']],
];

/** Selectors that such an engine refuses. */
const REFUSED = /:has\(/;

function refuseSelectors(holder: object, name: string): void {
  const original: unknown = Reflect.get(holder, name);
  if (typeof original !== 'function') return;
  Reflect.set(holder, name, function refusing(this: unknown, selector: string) {
    if (REFUSED.test(selector)) throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError');
    return Reflect.apply(original, this, [selector]);
  });
}

/** Makes the browser one of 2022, for scripts that come after this one. */
export function becomeOlder(): void {
  for (const [holder, names] of LATER) for (const name of names) Reflect.deleteProperty(holder, name);
  for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'])
    refuseSelectors(Element.prototype, name);
  for (const holder of [Document.prototype, DocumentFragment.prototype])
    for (const name of ['querySelector', 'querySelectorAll']) refuseSelectors(holder, name);
}
