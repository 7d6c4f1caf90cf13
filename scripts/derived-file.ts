/** A file that follows from the folders of the islands, or from another table, as it has to be. */
export interface DerivedFile {
  /** From the root of the workspace. */
  readonly path: string;
  readonly content: string;
}
