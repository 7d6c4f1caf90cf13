import { bringUp, isPlainClick, type PartBinding } from '@stirrup/runtime';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { loadMore } from './load-more.ts';
import { queryCalled } from './queries.ts';

/**
 * Binds a control to load more of a loop; it is busy meanwhile. A click that opens another tab is left to the browser, and
 * so is the link of a loop that is not on the page.
 */
export function useMore(queryId: string, control: Element | undefined): PartBinding<'busy'> {
  const [isBusy, setBusy] = useState(false);
  const showBusy = (isNow: boolean) => flushSync(() => setBusy(isNow));
  return {
    ...(isBusy && { 'aria-busy': true, 'aria-disabled': true }),
    is: { busy: isBusy },
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      const isUp = () => queryCalled(queryId, control) !== undefined;
      const load = () => void loadMore(queryId, control, showBusy);
      if (isUp()) {
        event.preventDefault();
        load();
        return;
      }
      const coming = bringUp('query-loop');
      if (!coming) return;
      event.preventDefault();
      void coming.then(() => (isUp() ? load() : follow(control)));
    },
  };
}

/** Goes where a link leads, whose loop has failed or is not on the page. */
function follow(control: Element | undefined): void {
  if (control instanceof HTMLAnchorElement) location.assign(control.href);
}
