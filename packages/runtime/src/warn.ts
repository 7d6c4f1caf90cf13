const warned = new Set<string>();

/** Warns once per message, in development only: the check is a build constant, so production bundles drop the call. */
export function warn(message: string, details?: unknown): void {
  if (process.env.NODE_ENV === 'production' || warned.has(message)) return;
  warned.add(message);
  console.warn(...(details === undefined ? [`Stirrup: ${message}`] : [`Stirrup: ${message}`, details]));
}
