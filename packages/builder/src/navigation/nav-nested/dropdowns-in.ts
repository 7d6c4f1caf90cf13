import { namesIn, rootSelector } from '@stirrup/runtime';
import { claimOf } from '../../shared/claim-of.ts';
import { dropdownContract } from '../dropdown/contract.ts';

const NAME = 'dropdown';

/** The dropdowns of a menu, and the names of their dialects. Their islands may sleep. */
export function dropdownsIn(menu: Element) {
  return [...menu.querySelectorAll(rootSelector(NAME))].flatMap((dropdown) => {
    const claim = claimOf(dropdown, NAME);
    return claim ? { dropdown, ...namesIn({ ...claim, name: NAME }, dropdownContract) } : [];
  });
}
