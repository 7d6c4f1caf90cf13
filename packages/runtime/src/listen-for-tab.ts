import { type Claim, STATE_ATTRIBUTE } from './claim.ts';
import { importWithRetry } from './import-with-retry.ts';

/** Something on the page is still to come up. */
const COMING = `[${STATE_ATTRIBUTE}="claimed"],[${STATE_ATTRIBUTE}="loading"]`;

/**
 * Lets Tab reach islands that come up late; see {@link leadTab}. Its code is fetched by the first Tab while an island is
 * still to come up.
 */
export function listenForTab(claimsOf: (element: Element) => readonly Claim[], signal: AbortSignal): void {
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !document.querySelector(COMING))
      return;
    const { activeElement, body } = document;
    // A click and a link to a place on the page are where Tab leads on from, too.
    const isNowhere = activeElement === body;
    const from = isNowhere ? (getSelection()?.focusNode ?? document.querySelector(':target')) : activeElement;
    importWithRetry(() => import('./lead-tab.ts')).then(
      ({ leadTab }) => leadTab(event, from, claimsOf),
      () => undefined,
    );
  };
  addEventListener('keydown', hear, { capture: true, signal });
}
