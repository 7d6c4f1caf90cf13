import type { Mount } from '@stirrup/runtime';
import { isLeftToOldScript } from './is-left-to-old-script.ts';

/** An island that does nothing to what is left to the old script. */
export function yieldToOldScript(mount: Mount): Mount {
  return (context) => (isLeftToOldScript(context.element) ? undefined : mount(context));
}
