import type { Reader } from './readers.ts';

/** A reader per option. */
export type Readers = Readonly<Record<string, Reader<unknown>>>;

/** The source of an option in a dialect's markup: an attribute, or one key of the JSON in an attribute. */
export type Source = string | { readonly attribute: string; readonly key: string };

/** Options of an island, and each dialect's sources; by default an option is read from `data-<option>`. */
export interface PropsSchema<R extends Readers> {
  readonly readers: R;
  readonly sources: Readonly<Record<string, { readonly [K in keyof R]?: Source }>>;
}

/** The props that a schema reads. */
export type InferProps<S> =
  S extends PropsSchema<infer R> ? { readonly [K in keyof R]: R[K] extends Reader<infer T> ? T : never } : never;

/**
 * Declares an island's options once: their types are inferred from it.
 *
 * An option is read from the source that the dialect gives for it, and from there alone. Where it gives none, the option is
 * read from `data-<option-in-kebab-case>`, else from its key in the JSON of `data-options`.
 *
 * @example
 * ```html
 * <div data-island="tabs" data-options='{"openTab":1}'>…</div>
 * ```
 * ```ts
 * export const tabsProps = defineProps(
 *   { openTab: number(0, { min: 0, whole: true }), openOn: choice(['click', 'mouseenter'], 'click') },
 *   { bricks: { openOn: 'data-brx-open-on' } },
 * );
 * ```
 */
export function defineProps<const R extends Readers>(
  readers: R,
  sources: PropsSchema<R>['sources'] = {},
): PropsSchema<R> {
  return { readers, sources };
}
