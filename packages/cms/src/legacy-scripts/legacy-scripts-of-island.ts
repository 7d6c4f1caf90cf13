import type { LegacyScript } from './known-scripts.ts';

/** The share of each script that an island replaces, in Markdown; `true` for all of it. */
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
  /** Scripts and styles that must stay on the page, and why; also the island's behaviour meanwhile. */
  readonly stays?: string;
}
