import { hasModifier } from '@stirrup/runtime';
import { loadMore } from './load-more.ts';

/** Lets a control load more of a loop. A link opened in another tab still leads where it leads. */
export function loadOnClick(control: HTMLElement, queryId: string, signal: AbortSignal): void {
  control.addEventListener(
    'click',
    (event) => {
      if (hasModifier(event)) return;
      event.preventDefault();
      void loadMore(queryId, control);
    },
    { signal },
  );
}
