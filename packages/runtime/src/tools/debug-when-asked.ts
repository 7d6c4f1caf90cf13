import { importWithRetry } from '../import-with-retry.ts';
import { requirePage } from '../require-page.ts';
import { isDebugAsked } from './is-debug-asked.ts';

/**
 * Switches debug mode on where `?stirrup-debug` stands in the address, a script tag has `data-stirrup-debug`, or
 * `localStorage['stirrup-debug']` is set: every island is outlined in the colour of its state, and its time to ready is a
 * `performance.measure` entry named `stirrup:<island>`. Its code is fetched only then.
 */
export function debugWhenAsked(): void {
  // Script tags are built without this call: see `requirePage`.
  if (typeof STIRRUP_FLAVOUR !== 'string') requirePage();
  if (!isDebugAsked()) return;
  importWithRetry(() => import('./tool-code.ts')).then(({ debugPage }) => debugPage(), reportError);
}
