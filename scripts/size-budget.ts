/** A file of the folder that is fetched by few of its pages, and weighed apart from the island. */
export interface PartBudget {
  readonly label: string;
  /** In the folder. */
  readonly file: string;
  /** Dynamic imports of the part that count on a page, in the folder; all of them by default. */
  readonly fetches?: readonly string[];
  readonly limit: number;
}

/** Code that islands add to a page together, all of them started, as it is sent. */
export interface PageBudget {
  readonly label: string;
  readonly islands: readonly string[];
  /** Names of further folders whose code counts. */
  readonly shared?: readonly string[];
  readonly limit: number;
}

/**
 * How much the code of a folder may weigh, in bytes after Brotli: `size-budget.ts` beside `island.ts`, or beside what islands
 * share. It is a module of its own because no browser needs it: `npm run size` reads it.
 */
export interface SizeBudget {
  /** The island's own code, as one file; without it a default applies. */
  readonly island?: number;
  /**
   * The island's own code as it is sent, in place of `island`. For a small one, which is a quarter larger as one file: by its
   * definition, which the loader's table weighs, and by what esbuild puts around code that is fetched.
   */
  readonly asSent?: number;
  readonly parts?: readonly PartBudget[];
  readonly together?: readonly PageBudget[];
}
