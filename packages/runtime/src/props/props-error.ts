/**
 * Error of an invalid props schema; invalid CMS data never throws. It is recognised by its name, because the island's
 * code may come from another copy of the library than the loader.
 */
export class PropsError extends Error {
  override readonly name = 'PropsError';
}
