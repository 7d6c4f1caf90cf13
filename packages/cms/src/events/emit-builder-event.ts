import { SUBJECT_KEY } from './contract.ts';
import { recordEvent, subjectsOf } from './last-event.ts';
import { ownEvents } from './own-events.ts';

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
