import { importWithRetry } from '@stirrup/runtime';
import { BUILDER_FUNCTIONS } from './contract.ts';

/**
 * Provides the builder's functions for site code, whose implementation is loaded by the first call. If the builder's
 * own script is on the page, its functions stay.
 */
export function provideFunctions(): void {
  for (const name of BUILDER_FUNCTIONS) {
    if (Reflect.has(globalThis, name)) continue;
    Reflect.set(globalThis, name, async (...args: unknown[]) => {
      const functions = await importWithRetry(() => import('./builder-functions.ts'));
      return functions[name](...args);
    });
  }
}
