/** A warning for developers, with the element or value that it is about. */
export interface Warning {
  readonly message: string;
  readonly details: unknown;
}

const warned = new Set<string>();
let collected: Warning[] | undefined;

/** Warns once per message, in development only: the check is a build constant, so production bundles drop the call. */
export function warn(message: string, details?: unknown): void {
  if (process.env.NODE_ENV === 'production') return;
  if (collected) {
    collected.push({ message, details });
    return;
  }
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(...(details === undefined ? [`Stirrup: ${message}`] : [`Stirrup: ${message}`, details]));
}

/** Runs code, and returns its warnings in place of writing them to the console. */
export function collectWarnings(run: () => void): readonly Warning[] {
  const list: Warning[] = [];
  const before = collected;
  collected = list;
  try {
    run();
  } finally {
    collected = before;
  }
  return list;
}
