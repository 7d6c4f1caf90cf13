/**
 * Facts about an island that no other file of its folder tells, for its page in the docs: `docs.ts` beside `island.ts`. It is
 * a module of its own because no browser needs it.
 */
export interface IslandDocs {
  /** The effects of keys, by the keys, separated by commas; empty for an island that has no control of its own. */
  readonly keyboard: Readonly<Record<string, string>>;
  /** The island without JavaScript, in sentences. */
  readonly withoutScript: string;
  /** For an island that makes requests: what it asks of which server, and what it does where another one stands behind. */
  readonly server?: string;
}
