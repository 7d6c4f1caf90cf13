/** One CMS's names of an island's parts and states. */
export interface DialectNames<P extends string, S extends string> {
  /** Selector of each part, below the root. A dialect may lack a part. */
  readonly parts: { readonly [K in P]?: string };
  /**
   * Notation of a state: class names, or an attribute in brackets, `[data-open]`, with its value if it has several:
   * `[data-state="closing"]`. A dialect may lack a state.
   */
  readonly states: { readonly [K in S]?: string };
}

/** Notations of an island's states in one dialect, by our names of them. */
export type StateNotations = DialectNames<string, string>['states'];

/** All names of parts and states that an island relies on, by dialect. */
export interface Contract<P extends string, S extends string> {
  readonly parts: readonly P[];
  readonly states: readonly S[];
  readonly dialects: Readonly<Record<string, DialectNames<P, S>>>;
  /** Parts may be added and removed while the island is mounted: later parts are bound like printed ones. */
  readonly mayGrow?: boolean;
}

/** The names of a contract's parts. */
export type PartName<C> = C extends Contract<infer P, string> ? P : never;

/** The names of a contract's states. */
export type StateName<C> = C extends Contract<string, infer S> ? S : never;

/**
 * Declares the names of an island's parts and states in each CMS; components use only our own names for them. Our own
 * dialect is made of these, `[data-part="title"]` and `[data-open]`, unless the contract has one. An island without
 * parts or states, and a dialect without names for them, leave them out.
 *
 * @example
 * ```ts
 * export const tabsContract = defineContract({
 *   parts: ['title', 'pane'],
 *   states: ['open'],
 *   dialects: {
 *     bricks: { parts: { title: '.tab-title', pane: '.tab-pane' }, states: { open: 'brx-open' } },
 *   },
 * });
 * ```
 */
export function defineContract<const P extends string = never, const S extends string = never>(contract: {
  readonly parts?: readonly P[];
  readonly states?: readonly S[];
  readonly dialects: Readonly<Record<string, Partial<DialectNames<NoInfer<P>, NoInfer<S>>>>>;
  readonly mayGrow?: boolean;
}): Contract<P, S> {
  const { parts = [], states = [] } = contract;
  const own = {
    parts: mapNames(parts, (name) => `[data-part="${name}"]`),
    states: mapNames(states, (name) => `[data-${name}]`),
  };
  const dialects = Object.entries({ stirrup: own, ...contract.dialects }).map(([dialect, names]) => {
    const { parts: selectors = {}, states: notations = {} } = names;
    return [dialect, { parts: selectors, states: notations }] as const;
  });
  return { ...contract, parts, states, dialects: Object.fromEntries(dialects) };
}

function mapNames<N extends string>(
  names: readonly N[],
  notationOf: (name: N) => string,
): { readonly [K in N]?: string } {
  const mapped: { [K in N]?: string } = {};
  for (const name of names) mapped[name] = notationOf(name);
  return mapped;
}
