import { isPlainClick, type PartBinding } from '@stirrup/runtime';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { loadMore } from './load-more.ts';

/**
 * Binds a control to load more of a loop; it is busy meanwhile. A click that opens another tab is left to the browser.
 */
export function useMore(queryId: string, control: Element | undefined): PartBinding<'busy'> {
  const [isBusy, setBusy] = useState(false);
  const showBusy = (isNow: boolean) => flushSync(() => setBusy(isNow));
  return {
    ...(isBusy && { 'aria-busy': true, 'aria-disabled': true }),
    is: { busy: isBusy },
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void loadMore(queryId, control, showBusy);
    },
  };
}
