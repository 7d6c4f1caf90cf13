import { warn } from '@stirrup/runtime';
import type { Interaction } from './interaction.ts';

/** Warns an author of a mistyped selector or attribute name; everything else is reported as an error. */
export function reportFailure(error: unknown, { source }: Interaction): void {
  if (!(error instanceof DOMException)) reportError(error);
  else if (process.env.NODE_ENV !== 'production') warn(`an interaction cannot run: ${error.message}`, source);
}
