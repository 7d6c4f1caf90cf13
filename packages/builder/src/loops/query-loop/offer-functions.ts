import { importWithRetry } from '@stirrup/runtime';
import { BUILDER_FUNCTIONS } from './contract.ts';

/**
 * Offers the functions of the builder's that site code calls; their code is fetched by the first call. Where the builder's
 * own script is on the page, its functions stay.
 */
export function offerFunctions(): void {
  for (const name of BUILDER_FUNCTIONS) {
    if (Reflect.has(globalThis, name)) continue;
    Reflect.set(globalThis, name, async (...args: unknown[]) => {
      const functions = await importWithRetry(() => import('./builder-functions.ts'));
      return functions[name](...args);
    });
  }
}
