import { namesIn, rootSelector } from '@stirrup/runtime';
import { claimOf } from '../../shared/claim-of.ts';
import { readPropsQuietly } from '../../shared/read-props-quietly.ts';
import { dropdownContract } from './contract.ts';
import { dropdownProps } from './props.ts';
import type { Submenu } from './submenu.ts';

const NAME = 'dropdown';

/** The submenu of an item whose island may sleep; undefined if it has none. */
export function submenuOf(item: Element): Submenu | undefined {
  const claim = claimOf(item, NAME);
  if (!claim) return undefined;
  const { element, dialect, dialectData, signal } = claim;
  const origin = { name: NAME, element, dialect, dialectData };
  const { parts, states } = namesIn(origin, dropdownContract);
  const roots = rootSelector(NAME);
  const content = [...element.querySelectorAll<HTMLElement>(parts.content ?? ':not(*)')].findLast(
    ({ parentElement }) => parentElement?.closest(`${roots},[data-island]`) === element,
  );
  if (!content) return undefined;
  const props = readPropsQuietly(origin, dropdownProps);
  // Closed, one of several levels in one place is at no other place than a deeper one.
  const level = element.parentElement?.closest(roots) ? 'deeper' : 'first';
  return { ...props, item: element, content, level, states, signal };
}
