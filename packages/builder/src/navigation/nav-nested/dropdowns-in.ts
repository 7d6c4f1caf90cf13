import { namesIn, pageRegistry, rootSelector } from '@stirrup/runtime';
import { dropdownContract } from '../dropdown/contract.ts';

/** The dropdowns of a menu, and the names of their dialects. Their islands may sleep. */
export function dropdownsIn(menu: Element) {
  return [...menu.querySelectorAll(rootSelector('dropdown'))].flatMap((dropdown) =>
    pageRegistry()
      .claimsOf(dropdown)
      .filter(({ definition }) => definition.name === 'dropdown')
      .map((claim) => ({ dropdown, ...namesIn({ ...claim, name: 'dropdown' }, dropdownContract) })),
  );
}
