import { namesIn, pageRegistry, readProps, rootSelector } from '@stirrup/runtime';
import { dropdownContract } from './contract.ts';
import { dropdownProps } from './props.ts';
import type { Submenu } from './submenu.ts';

const NAME = 'dropdown';

/** The submenu of an item whose island may sleep; undefined if it has none. */
export function submenuOf(item: Element): Submenu | undefined {
  const claim = pageRegistry()
    .claimsOf(item)
    .find(({ definition }) => definition.name === NAME);
  if (!claim) return undefined;
  const { element, dialect, dialectData, signal } = claim;
  const origin = { name: NAME, element, dialect, dialectData };
  const { parts, states } = namesIn(origin, dropdownContract);
  const roots = rootSelector(NAME);
  const content = [...element.querySelectorAll<HTMLElement>(parts.content ?? ':not(*)')].findLast(
    ({ parentElement }) => parentElement?.closest(`${roots},[data-island]`) === element,
  );
  if (!content) return undefined;
  const silent = () => undefined;
  // The island itself describes its options, and warns of them.
  const props = readProps({ ...origin, recordProps: silent, warn: silent }, dropdownProps);
  // Closed, one of several levels in one place is at no other place than a deeper one.
  const level = element.parentElement?.closest(roots) ? 'deeper' : 'first';
  return { ...props, item: element, content, level, states, signal };
}
