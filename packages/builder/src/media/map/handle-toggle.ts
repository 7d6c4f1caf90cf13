import { isRecord } from '@stirrup/cms';
import { TOGGLE } from './connector-contract.ts';

/**
 * Handles calls of the builder's function for info boxes, by the source of each and its action. Those that are not handled
 * go on to the function that was there.
 *
 * @param handle returns true for calls that it has handled.
 */
export function handleToggle(handle: (source: Element, action: unknown) => boolean): void {
  const known: unknown = Reflect.get(globalThis, TOGGLE.owner);
  const owner = isRecord(known) ? known : {};
  const old: unknown = Reflect.get(owner, TOGGLE.name);
  const toggle = (call: unknown) => {
    const { el, action }: { readonly el?: unknown; readonly action?: unknown } = Object(call);
    const isHandled = el instanceof Element && handle(el, action);
    if (!isHandled && typeof old === 'function') old(call);
  };
  Reflect.set(owner, TOGGLE.name, toggle);
  Reflect.set(globalThis, TOGGLE.owner, owner);
}
