import { behaviour, rootSelector } from '@stirrup/runtime';
import { OTHER_TELLER } from './contract.ts';
import { resultCountProps } from './props.ts';

/**
 * The count of a listing: a page that was filtered or sorted tells it once, the first of several only.
 *
 * A behaviour: it only lets screen readers hear what the server printed.
 */
export default behaviour({ props: resultCountProps }, ({ island, tellAfter }) => {
  const { element: count, name, signal } = island;
  const isToldByOthers = document.querySelector(OTHER_TELLER) !== null;
  if (!location.search || isToldByOthers || document.querySelector(rootSelector(name)) !== count) return;

  const show = (isTold: boolean) => island.bind({ root: () => ({ role: 'alert', 'aria-hidden': !isTold }) });
  show(false);
  const timer = setTimeout(() => {
    show(true);
    // A region is heard when something comes into it.
    count.replaceChildren(...count.childNodes);
  }, tellAfter);
  signal.addEventListener('abort', () => clearTimeout(timer));
});
