import { namesIn, pageRegistry } from '@stirrup/runtime';
import { offCanvasContract } from '../off-canvas/contract.ts';
import { CLOSING_CLASS, OPEN_CLASS } from './contract.ts';

/** How what toggles open shows its states; a dialect lacks some. */
interface StateNames {
  readonly open?: string;
  readonly closing?: string;
  readonly closed?: string;
}

/** What opens by the builder's classes and is no panel: its menus, and whatever a page's toggles are for. */
const ELSE: StateNames = { open: OPEN_CLASS, closing: CLOSING_CLASS };

/** What the dialect of a panel calls its states, also before its island is up. */
export function stateNames(element: Element): StateNames {
  const claim = pageRegistry()
    .claimsOf(element)
    .find(({ definition }) => definition.name === 'off-canvas');
  if (!claim) return ELSE;
  const { definition, dialect, custom } = claim;
  return namesIn({ name: definition.name, dialect, custom }, offCanvasContract).states;
}
