import { keepStyle } from '../../shared/keep-style.ts';
import { CLASS, COPIED } from './contract.ts';

/** The paragraph in place of a select, and the function that restores the select. */
export interface Replacement {
  readonly place: HTMLElement;
  /** True if the select had the focus. */
  readonly hadFocus: boolean;
  readonly restore: () => void;
}

/** Replaces a select by a paragraph, as the shop's own script does. */
export function replaceSelect(root: Element, select: HTMLSelectElement): Replacement {
  // A clone of a hydrated form contains stars without listeners, and a hidden select.
  for (const copied of root.querySelectorAll(COPIED)) {
    copied.remove();
    select.style.display = '';
  }
  const hadFocus = select === document.activeElement;
  const place = Object.assign(document.createElement('p'), { className: CLASS.stars });
  select.before(place);
  const showSelect = keepStyle(select, { display: 'none' });
  return {
    place,
    hadFocus,
    restore: () => {
      const hasFocus = place.contains(document.activeElement);
      place.remove();
      showSelect();
      if (hasFocus) select.focus();
    },
  };
}
