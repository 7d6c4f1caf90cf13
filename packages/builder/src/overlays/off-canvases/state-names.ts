import { namesIn, pageRegistry } from '@stirrup/runtime';
import { navNestedContract } from '../../navigation/nav-nested/contract.ts';
import { offCanvasContract } from '../off-canvas/contract.ts';
import { CLOSING_CLASS, OPEN_CLASS } from './contract.ts';

/** Names of the states of a toggle's target; a dialect may lack some. */
interface StateNames {
  readonly open?: string;
  readonly closing?: string;
  readonly closed?: string;
}

/** State names of elements other than panels and menus that islands have claimed. */
const ELSE: StateNames = { open: OPEN_CLASS, closing: CLOSING_CLASS };

/** The state names of a panel or a menu in its dialect, also before its island is up. */
export function stateNames(element: Element): StateNames {
  for (const { definition, dialect, dialectData } of pageRegistry().claimsOf(element)) {
    const { name } = definition;
    if (name === 'off-canvas') return namesIn({ name, dialect, dialectData }, offCanvasContract).states;
    if (name === 'nav-nested') return namesIn({ name, dialect, dialectData }, navNestedContract).states;
  }
  return ELSE;
}
