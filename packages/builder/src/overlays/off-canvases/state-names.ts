import { namesIn, pageRegistry } from '@stirrup/runtime';
import { offCanvasContract } from '../off-canvas/contract.ts';
import { CLOSING_CLASS, OPEN_CLASS } from './contract.ts';

/** Names of the states of a toggle's target; a dialect may lack some. */
interface StateNames {
  readonly open?: string;
  readonly closing?: string;
  readonly closed?: string;
}

/** State names of elements other than panels: the builder's menus and other targets of toggles. */
const ELSE: StateNames = { open: OPEN_CLASS, closing: CLOSING_CLASS };

/** The state names in a panel's dialect, also before its island is up. */
export function stateNames(element: Element): StateNames {
  const claim = pageRegistry()
    .claimsOf(element)
    .find(({ definition }) => definition.name === 'off-canvas');
  if (!claim) return ELSE;
  const { definition, dialect, custom } = claim;
  return namesIn({ name: definition.name, dialect, custom }, offCanvasContract).states;
}
