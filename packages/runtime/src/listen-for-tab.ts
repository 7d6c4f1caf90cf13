import { type Claim, STATE_ATTRIBUTE } from './claim.ts';
import { importWithRetry } from './import-with-retry.ts';

/** The number of the Tab key. */
const TAB = 9;

/** Matches islands that are still to start. */
const COMING = `[${STATE_ATTRIBUTE}="claimed"],[${STATE_ATTRIBUTE}="loading"]`;

/**
 * Makes Tab reach islands that start late; see {@link redirectTab}. That code is fetched by the first Tab while an island
 * is still to start.
 */
export function listenForTab(claimsOf: (element: Element) => readonly Claim[], signal: AbortSignal): void {
  const listener = (event: KeyboardEvent) => {
    // With Shift, WebKit on Linux does not name the key.
    if (event.keyCode !== TAB || event.altKey || event.ctrlKey || event.metaKey) return;
    // Searches the page, if that is to come.
    claimsOf(document.documentElement);
    if (!document.querySelector(COMING)) return;
    const { activeElement, body } = document;
    // A click or an anchor link also sets the starting point of Tab.
    const isNowhere = activeElement === body;
    const from = isNowhere ? (getSelection()?.focusNode ?? document.querySelector(':target')) : activeElement;
    // Read as soon as the browser has moved the focus: until the code is there, the visitor may have gone on.
    const moved = new Promise<Element | null>((resolve) => setTimeout(() => resolve(document.activeElement)));
    importWithRetry(() => import('./redirect-tab.ts')).then(
      ({ redirectTab }) => redirectTab(event, from, moved, claimsOf),
      () => undefined,
    );
  };
  addEventListener('keydown', listener, { capture: true, signal });
}
