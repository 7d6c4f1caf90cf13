import { showState, showsState } from '@stirrup/runtime';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { LEVEL } from '../dropdown/contract.ts';
import { dropdownsIn } from './dropdowns-in.ts';

/**
 * Marks the dropdowns of a menu that shows one level at a time as such (bricks-elements.md §16). Returns a function to
 * call whenever the menu has grown.
 */
export function markLevels(menu: Element, backText: string, signal: AbortSignal): () => void {
  return () => {
    for (const { dropdown, states } of dropdownsIn(menu)) {
      const { multilevel } = states;
      // Marked already, or printed as such.
      if (!multilevel || showsState(dropdown, multilevel)) continue;
      const restore = keepAttributes(dropdown, Object.values(LEVEL));
      showState(dropdown, multilevel, true);
      dropdown.setAttribute(LEVEL.toggle, 'click');
      if (backText) dropdown.setAttribute(LEVEL.backText, backText);
      signal.addEventListener('abort', () => {
        restore();
        showState(dropdown, multilevel, false);
      });
    }
  };
}
