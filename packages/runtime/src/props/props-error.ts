/**
 * Thrown by a props schema that is itself wrong; bad CMS data never throws. It is known by its name, because the
 * island's code may come from another copy of the library than the loader.
 */
export class PropsError extends Error {
  override readonly name = 'PropsError';
}
