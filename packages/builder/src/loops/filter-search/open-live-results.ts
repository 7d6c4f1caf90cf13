import { openOverlay } from '@stirrup/overlays';
import { GIVEN } from '../../shared/date-picker/contract.ts';
import { filterSets } from '../filters/filter-sets.ts';

/** Results that a field shows, and the button that clears the field. */
interface Shown {
  readonly results: HTMLElement;
  readonly icon: Element | null | undefined;
}

/** Shown results and their icons, by the function that hides them. */
const holders = new Map<() => void, Shown>();

/**
 * Lets results of a live search lie over the page, until somebody turns to something else: by a click or the focus outside, or
 * by Escape, which leads back to the field. The field is no combobox: results are links and buttons of any kind, and none of
 * them is a value of the field.
 *
 * Fields of one search, such as one for small screens, hide them together.
 *
 * @param icon The button that clears the field.
 * @returns A function that takes the results out of the page's overlays.
 */
export function openLiveResults(
  results: HTMLElement,
  field: HTMLInputElement,
  icon: Element | null | undefined,
  hide: () => void,
): () => void {
  const ignores = (target: Element) =>
    [...holders.values()].some((shown) => shown.results === results && shown.icon?.contains(target)) ||
    isOfFilter(target);
  const hideFor = ({ target }: Event) => {
    if (target instanceof Element && !results.contains(target) && !ignores(target)) hide();
  };
  document.addEventListener('focusin', hideFor);
  holders.set(hide, { results, icon });
  const { close } = openOverlay(results, {
    isModal: false,
    leavesFocus: true,
    opener: field,
    ignores,
    onDismiss: hide,
  });
  return () => {
    document.removeEventListener('focusin', hideFor);
    close();
    holders.delete(hide);
    // Deferred, because React refuses to render other fields meanwhile.
    queueMicrotask(() => {
      for (const [hideOther, shown] of holders) if (shown.results === results) hideOther();
    });
  };
}

/** True if an element is in a filter, or is the field that a calendar puts in place of one. */
function isOfFilter(target: Element): boolean {
  const filters = [...filterSets().values()].flatMap((set) => set.filters);
  return filters.some(
    ({ element }) => element.contains(target) || Object(Reflect.get(element, GIVEN))._input === target,
  );
}
