import { namesIn, pageRegistry } from '@stirrup/runtime';
import { offCanvasContract } from '../off-canvas/contract.ts';
import { CLOSING_CLASS, OPEN_CLASS } from './contract.ts';

/** How what toggles open shows its states; a dialect lacks some. */
interface StateNames {
  readonly open?: string;
  readonly closing?: string;
  readonly closed?: string;
}

/** State names of elements that are no panel: the builder's menus, and other targets of a page's toggles. */
const ELSE: StateNames = { open: OPEN_CLASS, closing: CLOSING_CLASS };

/** The state names of a panel's dialect, also before its island is up. */
export function stateNames(element: Element): StateNames {
  const claim = pageRegistry()
    .claimsOf(element)
    .find(({ definition }) => definition.name === 'off-canvas');
  if (!claim) return ELSE;
  const { definition, dialect, custom } = claim;
  return namesIn({ name: definition.name, dialect, custom }, offCanvasContract).states;
}
