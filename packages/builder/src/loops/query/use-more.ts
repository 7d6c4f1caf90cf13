import { isPlainClick, type PartBinding } from '@stirrup/runtime';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { bringUpLoops } from './bring-up-loops.ts';
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
      if (!isPlainClick(event) || !(queryCalled(queryId, control) ?? bringUpLoops())) return;
      event.preventDefault();
      void loadMore(queryId, control, showBusy);
    },
  };
}
