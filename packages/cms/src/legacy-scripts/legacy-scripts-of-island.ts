import type { LegacyScript } from './known-scripts.ts';

/** What of each script an island stands in for; `true` where that is all of it. In Markdown. */
type Shares = { readonly [Handle in LegacyScript]?: string | true };

/**
 * How an island stands to the scripts that it makes unnecessary, while one is still on the page; each is named once. It is a
 * module of its own beside the definition, because no browser needs it: docs/legacy-scripts.md and `.json` are made of it.
 */
export interface LegacyScripts {
  /** The element is left to the script: by the definition's `yieldsTo`, or because the code asks for it. */
  readonly yieldsTo?: Shares;
  /**
   * The island acts alone, because its code asks for the script: it hears clicks, keys and submits before the script does, and
   * does not do once more what the script does itself.
   */
  readonly actsAheadOf?: Shares;
  /** The island need not know: the script finds nothing to do, or both bring the element into the same state. */
  readonly takesOver?: Shares;
  /** The same of scripts without a handle that is known. */
  readonly takesOverElse?: string;
  /** What must stay on the page, and why; also what the island does meanwhile. */
  readonly stays?: string;
}
