import { behaviour } from '@stirrup/runtime';
import { COUNTS, LEGACY_SCRIPT, OTHER_TELLER } from './contract.ts';
import { resultCountProps } from './props.ts';

/** The count of a listing: a page that was filtered or sorted tells it once, the first of several only. */
export default behaviour({ props: resultCountProps }, ({ island: { element: count, signal }, tellAfter }) => {
  const isToldByOthers = document.querySelector(`${OTHER_TELLER}, ${LEGACY_SCRIPT}`) !== null;
  if (!location.search || isToldByOthers || document.querySelector(COUNTS) !== count) return;

  const printed = ['role', 'aria-hidden'].map((name) => [name, count.getAttribute(name)] as const);
  count.setAttribute('role', 'alert');
  count.setAttribute('aria-hidden', 'true');
  const timer = setTimeout(() => {
    count.setAttribute('aria-hidden', 'false');
    // A region is heard when something comes into it.
    count.replaceChildren(...count.childNodes);
  }, tellAfter);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const [name, value] of printed) {
      if (value === null) count.removeAttribute(name);
      else count.setAttribute(name, value);
    }
  });
});
