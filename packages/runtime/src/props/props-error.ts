/** Thrown by a props schema that is itself wrong; bad CMS data never throws. */
export class PropsError extends Error {}
