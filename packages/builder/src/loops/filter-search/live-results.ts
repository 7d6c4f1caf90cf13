import { openOverlay } from '@stirrup/overlays';
import { filterSets } from '../filters/filter-sets.ts';

/**
 * Lets results of a live search lie over the page, until somebody turns to something else: by a click or the focus outside, or
 * by Escape, which leads back to the field. The field is no combobox: results are links and buttons of any kind, and none of
 * them is a value of the field.
 *
 * @returns What takes them from over the page.
 */
export function openResults(results: HTMLElement, field: HTMLInputElement, hide: () => void): () => void {
  const hideFor = ({ target }: Event) => {
    if (target instanceof Element && !results.contains(target) && !isOfFilter(target)) hide();
  };
  document.addEventListener('focusin', hideFor);
  const { close } = openOverlay(results, {
    ...{ isModal: false, leavesFocus: true, opener: field, ignores: isOfFilter },
    onDismiss: hide,
  });
  return () => {
    document.removeEventListener('focusin', hideFor);
    close();
  };
}

/** True if an element belongs to the search: any filter, and the controls beside a field. */
function isOfFilter(target: Element): boolean {
  const filters = [...filterSets().values()].flatMap((set) => set.filters);
  return filters.some(({ element }) => {
    const place = element instanceof HTMLInputElement ? element.parentElement : element;
    return place?.contains(target);
  });
}
