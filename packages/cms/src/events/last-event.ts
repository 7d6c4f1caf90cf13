import { pageRegistry } from '@stirrup/runtime';
import { SUBJECT_KEY } from './contract.ts';

/** An event that was emitted before. */
export interface PastEvent {
  readonly name: string;
  /** In ms since navigation, as in `performance.now()`. */
  readonly at: number;
}

/** The latest events by subject; elements are held weakly. */
interface PastEventsOfKind {
  readonly byId: Map<unknown, PastEvent>;
  readonly byElement: WeakMap<object, PastEvent>;
}

/** Subjects of an event of the builder: ids of loops, forms or filters, or a popup; undefined for any other event. */
export function subjectsOf({ type, detail }: CustomEvent): readonly unknown[] {
  const key = SUBJECT_KEY[type];
  const subjects: unknown = key && typeof detail === 'object' && detail ? Reflect.get(detail, key) : undefined;
  return Array.isArray(subjects) ? subjects : [subjects];
}

/** Records an event for later listeners. Only the latest one of a subject counts: open or closed, empty or not. */
export function recordEvent(name: string, subjects: readonly unknown[]): void {
  const past = { name, at: performance.now() };
  const { byId, byElement } = pastEventsLike(name);
  for (const subject of subjects) {
    if (typeof subject === 'object' && subject) byElement.set(subject, past);
    else byId.set(subject, past);
  }
}

/**
 * The latest event that our islands have emitted about a subject, if its name is this one: islands start in any order,
 * and a later one cannot have listened. Events of the shop on the page's body have no subject.
 *
 * @example
 * ```ts
 * document.addEventListener('bricks/form/success', show);
 * if (lastEvent('bricks/form/success', 'abc123')) show();
 * ```
 */
export function lastEvent(name: string, subject?: unknown): PastEvent | undefined {
  const { byId, byElement } = pastEventsLike(name);
  const past = typeof subject === 'object' && subject ? byElement.get(subject) : byId.get(subject);
  return past?.name === name ? past : undefined;
}

function pastEventsLike(name: string): PastEventsOfKind {
  const kind = SUBJECT_KEY[name] ?? name;
  const kinds = pageRegistry().shared('cms/past-events', () => new Map<string, PastEventsOfKind>());
  const known = kinds.get(kind) ?? { byId: new Map(), byElement: new WeakMap() };
  kinds.set(kind, known);
  return known;
}
