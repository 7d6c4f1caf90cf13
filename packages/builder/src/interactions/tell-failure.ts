import { warn } from '@stirrup/runtime';
import type { Interaction } from './interaction.ts';

/** What an author mistyped, a selector or the name of an attribute, is told; everything else is reported as an error. */
export function tellFailure(error: unknown, { source }: Interaction): void {
  if (!(error instanceof DOMException)) reportError(error);
  else if (process.env.NODE_ENV !== 'production') warn(`an interaction cannot run: ${error.message}`, source);
}
