import { pageRegistry } from '@stirrup/runtime';
import { RESCAN_EVENTS, SUBJECT_KEY } from './contract.ts';
import { recordEvent, subjectsOf } from './last-event.ts';

/**
 * Finds islands in new markup that other scripts announce: the builder's own scripts and plugins dispatch
 * the four events of bricks-dynamic.md §1.6. Safe to call from every bundle: the page listens once.
 *
 * @example
 * ```ts
 * observeRescans();
 * document.dispatchEvent(new CustomEvent('bricks/ajax/popup/loaded')); // islands in the popup start, at once
 * ```
 */
export function observeRescans(): void {
  const registry = pageRegistry();
  registry.shared('cms/rescans', () => {
    const find = (event: Event) => {
      if (!ownEvents().has(event)) registry.find(document);
    };
    for (const name of RESCAN_EVENTS) document.addEventListener(name, find);
    return find;
  });
}

/**
 * Dispatches one of the builder's document events (bricks-dynamic.md §10) exactly as the builder does: a CustomEvent
 * that does not bubble, with an object as detail. jQuery's listeners receive the native event, so there is no bridge
 * here. It does not trigger a rescan: the door has already found the islands in new markup. Events about a state are
 * recorded for later listeners, see `lastEvent`.
 *
 * @example
 * ```ts
 * emitBuilderEvent('bricks/ajax/pagination/completed', { queryId: 'abc123' });
 * ```
 */
export function emitBuilderEvent(name: `bricks/${string}`, detail?: Readonly<Record<string, unknown>>): void {
  const event = new CustomEvent(name, { detail: detail ?? null });
  ownEvents().add(event);
  if (Object.hasOwn(SUBJECT_KEY, name)) recordEvent(name, subjectsOf(event));
  document.dispatchEvent(event);
}

function ownEvents(): WeakSet<Event> {
  return pageRegistry().shared('cms/own-events', () => new WeakSet<Event>());
}
