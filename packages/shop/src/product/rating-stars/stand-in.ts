import { withStyle } from '../../shared/with-style.ts';
import { CLASS, COPIED } from './contract.ts';

/** The paragraph that stands in for a select, and what gives the select back. */
export interface StandIn {
  readonly place: HTMLElement;
  /** Whether the visitor was at the select. */
  readonly hadFocus: boolean;
  readonly restore: () => void;
}

/** Puts a paragraph in a select's place, as the shop's own script does. */
export function standIn(root: Element, select: HTMLSelectElement): StandIn {
  // A copy of a form whose stars were alive has dead ones, and a select that is hidden.
  for (const copied of root.querySelectorAll(COPIED)) {
    copied.remove();
    select.style.display = '';
  }
  const hadFocus = select === document.activeElement;
  const place = Object.assign(document.createElement('p'), { className: CLASS.stars });
  select.before(place);
  const showSelect = withStyle(select, 'display', 'none');
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
