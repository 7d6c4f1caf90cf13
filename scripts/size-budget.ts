/** A file of the folder that few of its pages load, measured apart from the island. */
export interface PartBudget {
  readonly label: string;
  /** File name in the folder. */
  readonly file: string;
  /** Dynamic imports of the part that a page loads with it, in the folder; by default all of them. */
  readonly fetches?: readonly string[];
  readonly limit: number;
}

/** Size of the code of islands together, without their definitions. */
export interface PageBudget {
  readonly label: string;
  readonly islands: readonly string[];
  /** Names of shared folders whose code is included. */
  readonly shared?: readonly string[];
  readonly limit: number;
}

/**
 * Size limits of a folder's code, in bytes after Brotli: `size-budget.ts` beside `island.ts`, or beside shared code. It
 * is a module of its own because no browser needs it: `npm run size` reads it.
 */
export interface SizeBudget {
  /** Limit of the island's own code as one file; there is a default. */
  readonly island?: number;
  /**
   * Limit of the island's own code as it is sent, in place of `island`: without its definition, which the loader's
   * table includes. It is meant for small islands, of which that is a quarter.
   */
  readonly asSent?: number;
  readonly parts?: readonly PartBudget[];
  readonly together?: readonly PageBudget[];
}
