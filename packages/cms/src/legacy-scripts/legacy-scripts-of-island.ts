import type { LegacyScript } from './known-scripts.ts';

/** The share of each script that an island replaces, in Markdown; `true` for all of it. */
type Shares = { readonly [Handle in LegacyScript]?: string | true };

/**
 * An island's relation to the scripts that it makes unnecessary, while one is still on the page; each is named once. A
 * module of its own beside the definition, because no browser needs it: docs/legacy-scripts.md and `.json` are
 * generated from it.
 */
export interface LegacyScripts {
  /** The element is left to the script: by the definition's `yieldsTo`, or by a check in the island's code. */
  readonly yieldsTo?: Shares;
  /**
   * The island acts alone, because its code checks for the script: it handles clicks, keys and submits before the
   * script does, and does not repeat what the script does itself.
   */
  readonly actsAheadOf?: Shares;
  /**
   * Both act, and bring the element into the same state; the code checks for the script only in order not to repeat what
   * would happen twice.
   */
  readonly worksBeside?: Shares;
  /** No check is needed: the script finds nothing to do, or both bring the element into the same state. */
  readonly takesOver?: Shares;
  /** The same for scripts without a known handle. */
  readonly takesOverElse?: string;
  /** Scripts and styles that must stay on the page, with the reason; also the island's behaviour meanwhile. */
  readonly stays?: string;
}
