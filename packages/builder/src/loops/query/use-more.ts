import { isPlainClick, type PartBinding } from '@stirrup/runtime';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { loadMore } from './load-more.ts';

/** Lets a control load more of a loop; it is busy meanwhile. A link opened in another tab still leads where it leads. */
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
